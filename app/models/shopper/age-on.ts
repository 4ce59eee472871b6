const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
const OLDEST = 130

/** Full years of age in Brazil at `now`. 0 for what is no date of birth. Born on 29 February: older on 1 March. */
export function ageOn(birth: string, now: Date): number {
  const born = readDay(birth)
  if (!born) return 0
  const today = DAY.format(now)
  const hadBirthday = today.slice(5) >= born.slice(5)
  const age = Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (hadBirthday ? 0 : 1)
  return age > 0 && age <= OLDEST ? age : 0
}

/** `2008-11-24`, with or without a time, or `24/11/2008`. */
function readDay(text: string): string | null {
  const [, year, month, day] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ].*)?$/.exec(text.trim().replace(BRAZILIAN, '$3-$2-$1')) ?? []
  const date = `${year}-${month}-${day}`
  const parsed = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date ? null : date
}

const BRAZILIAN = /^(\d\d)\/(\d\d)\/(\d{4})/
