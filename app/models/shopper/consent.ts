/** What a shopper allows besides what the store cannot do without. Marketing presupposes measurement. */
export interface Consent {
  measurement: boolean
  marketing: boolean
}

/** First-party and readable: the browser asks it before every event, the edge before it keeps a campaign. */
export const CONSENT_COOKIE = 'consent'
/** Who answered is asked again when the question becomes another one. */
export const QUESTION = '1'

export const REFUSED: Consent = { measurement: false, marketing: false }
export const ACCEPTED: Consent = { measurement: true, marketing: true }

/** The cookie's value, `1.20260131.10`: the question, the day of the answer, measurement, marketing. Null: not answered. */
export function parseConsent(value: string | null | undefined): Consent | null {
  const [question, day, answer] = value?.split('.') ?? []
  if (question !== QUESTION || !/^\d{8}$/.test(day ?? '') || !/^[01]{2}$/.test(answer ?? '')) return null
  return { measurement: answer?.[0] === '1', marketing: answer === '11' }
}
