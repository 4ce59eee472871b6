/** Shorter tokens occur in ordinary words and field names. */
const SHORTEST = 6
const HIDDEN = '[hidden]'
/** The platform's public constant. Host names and paths contain it too and stay as they are. */
const PUBLIC_TOKEN = 'wapstore'
const PUBLIC_WORD = /(?<![\w./-])wapstore(?![\w/-]|\.\w)/g

export function hideToken(text: string, token: string): string {
  if (token.length < SHORTEST) return text
  if (token === PUBLIC_TOKEN) return text.replace(PUBLIC_WORD, HIDDEN)
  const escaped = JSON.stringify(token).slice(1, -1)
  // The raw token comes last, because it can be a substring of the others.
  const spellings = [escaped.replaceAll('/', '\\/'), escaped, encodeURIComponent(token), token]
  return spellings.reduce((rest, spelling) => rest.replaceAll(spelling, HIDDEN), text)
}
