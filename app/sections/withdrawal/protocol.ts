/** `AR-20261124-7K3F9Q`. The same `said` on one day has one number, so that a repeated send gets the same one. */
export async function protocolOf(said: readonly string[], day: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify([day, ...said])))
  const signs = [...new Uint8Array(digest, 0, LENGTH)].map(byte => SIGNS.charAt(byte % SIGNS.length))
  return `AR-${day.replaceAll('-', '')}-${signs.join('')}`
}

/** `YYYY-MM-DD` of the shop's clock. */
export function dayInBrazil(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(now)
}

const LENGTH = 6
/** Read aloud and typed without mistakes: no 0, O, 1 or I. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
