/** A calendar date as `YYYY-MM-DD`. */
export type Day = string

const DAY_MS = 86_400_000
const SHOP_ZONE = 'America/Sao_Paulo'

export function shopDay(nowMs: number): Day {
  // The Swedish locale formats dates as ISO 8601.
  return new Date(nowMs).toLocaleDateString('sv-SE', { timeZone: SHOP_ZONE })
}

/** A result on a weekend or holiday moves to the next business day. */
export function addDays(from: Day, count: number, kind: 'business' | 'calendar'): Day {
  let at = Date.parse(from) + (kind === 'calendar' ? count * DAY_MS : 0)
  let left = kind === 'business' ? count : 0
  while (left > 0 || !isBusinessDay(toDay(at))) {
    at += DAY_MS
    if (isBusinessDay(toDay(at))) left -= 1
  }
  return toDay(at)
}

export function isBusinessDay(day: Day): boolean {
  const at = new Date(day)
  const easter = easterMs(at.getUTCFullYear())
  const isMovable = AFTER_EASTER.some(days => toDay(easter + days * DAY_MS) === day)
  return ![0, 6].includes(at.getUTCDay()) && !FIXED.includes(day.slice(5)) && !isMovable
}

/** Laws 662/1949, 6.802/1980 and 14.759/2023. */
const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']
/** Days after Easter: Monday and Tuesday of carnival, Good Friday, Corpus Christi. */
const AFTER_EASTER = [-48, -47, -2, 60]

/** The Gregorian rule of Meeus, Jones and Butcher. */
function easterMs(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const moon = (19 * a + d + 15) % 30
  const week = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - moon - (c % 4)) % 7
  const late = Math.floor((a + 11 * moon + 22 * week) / 451)
  const days = moon + week - 7 * late + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}

function toDay(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10)
}
