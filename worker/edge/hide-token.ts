/** A shorter token would be found in ordinary words and in the names of fields. */
const SHORTEST = 6
const HIDDEN = '[hidden]'
/** The platform's public constant. It is a part of host names and paths as well, which stay. */
const PUBLIC_TOKEN = 'wapstore'
const PUBLIC_WORD = /(?<![\w./-])wapstore(?![\w/-]|\.\w)/g

/** Takes the app token out of what an API says, in the spellings that JSON and addresses have for it. */
export function hideToken(text: string, token: string): string {
  if (token.length < SHORTEST) return text
  if (token === PUBLIC_TOKEN) return text.replace(PUBLIC_WORD, HIDDEN)
  const escaped = JSON.stringify(token).slice(1, -1)
  // The raw one comes last: it may be a part of the others.
  const spellings = [escaped.replaceAll('/', '\\/'), escaped, encodeURIComponent(token), token]
  return spellings.reduce((rest, spelling) => rest.replaceAll(spelling, HIDDEN), text)
}
