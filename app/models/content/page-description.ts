import { plainText } from './plain-text.ts'

/** Search engines want at least and show at most so many characters of a description. */
const SHORTEST = 70
const LONGEST = 160

/** The first of the texts, and as much of the following ones as it takes. They may be HTML. */
export function pageDescription(texts: readonly string[]): string {
  let said = ''
  for (const text of texts.map(plainText)) {
    if (said.length >= SHORTEST) break
    said = text.startsWith(said) ? text : joined(said, text)
  }
  return excerpt(said)
}

/** `Whey 900 g, Creatina 300 g.`: what a page has, for a description. */
export function namesOf(items: readonly { name: string }[]): string {
  const names = [...new Set(items.slice(0, MOST_NAMES).map(({ name }) => name))]
  return names.length > 0 ? `${names.join(', ')}.` : ''
}

/** More names than fit. */
const MOST_NAMES = 8

function joined(said: string, text: string): string {
  if (!text || said.includes(text)) return said
  return /[.!?…]$/.test(said) ? `${said} ${text}` : `${said}. ${text}`
}

/** The beginning of a text, cut between words. */
function excerpt(text: string): string {
  if (text.length <= LONGEST) return text
  const end = text.lastIndexOf(' ', LONGEST - 1)
  return `${text.slice(0, end > SHORTEST ? end : LONGEST - 1)}…`
}
