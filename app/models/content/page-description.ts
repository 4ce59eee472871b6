import { plainText } from './plain-text.ts'

/** Lengths in characters between which search engines show a description in full. */
const SHORTEST = 70
const LONGEST = 160

export function pageDescription(texts: readonly string[]): string {
  let said = ''
  for (const text of texts.map(plainText)) {
    if (said.length >= SHORTEST) break
    said = text.startsWith(said) ? text : joined(said, text)
  }
  return excerpt(said)
}

export function namesOf(items: readonly { name: string }[]): string {
  const names = [...new Set(items.slice(0, MOST_NAMES).map(({ name }) => name))]
  return names.length > 0 ? `${names.join(', ')}.` : ''
}

const MOST_NAMES = 8

function joined(said: string, text: string): string {
  if (!text || said.includes(text)) return said
  return /[.!?…]$/.test(said) ? `${said} ${text}` : `${said}. ${text}`
}

function excerpt(text: string): string {
  if (text.length <= LONGEST) return text
  const end = text.lastIndexOf(' ', LONGEST - 1)
  return `${text.slice(0, end > SHORTEST ? end : LONGEST - 1)}…`
}
