/** What a shopper allows beyond the necessary. Marketing requires measurement. */
export interface Consent {
  measurement: boolean
  marketing: boolean
}

/** Readable by scripts: the browser reads it before every event, the edge before it stores a campaign. */
export const CONSENT_COOKIE = 'consent'
/** Version of the question. Shoppers who answered another version are asked again. */
export const QUESTION = '1'

export const REFUSED: Consent = { measurement: false, marketing: false }
export const ACCEPTED: Consent = { measurement: true, marketing: true }

/** Parses `1.20260131.10`: version of the question, date of the answer, measurement, marketing. Null when not answered. */
export function parseConsent(value: string | null | undefined): Consent | null {
  const [question, day, answer] = value?.split('.') ?? []
  if (question !== QUESTION || !/^\d{8}$/.test(day ?? '') || !/^[01]{2}$/.test(answer ?? '')) return null
  return { measurement: answer?.[0] === '1', marketing: answer === '11' }
}
