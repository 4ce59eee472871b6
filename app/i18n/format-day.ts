import { htmlLang, type LanguageCode } from './language.ts'

/** `qui., 27 nov.` / `Thu, Nov 27`. `day`: `YYYY-MM-DD`. */
export function formatDay(day: string, language: LanguageCode): string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  const parts = new Intl.DateTimeFormat(htmlLang(language), options).formatToParts(new Date(day))
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  const [weekday, month, date] = [part('weekday'), part('month'), part('day')]
  return language === 'en' ? `${weekday}, ${month} ${date}` : `${weekday}, ${date} ${month}`
}
