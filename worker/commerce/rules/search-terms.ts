/** Longest search text that is looked at. */
const SEARCH_LENGTH = 200

/** The text as it is searched for and shown back: trimmed, single spaces, at most 200 characters. */
export function searchText(value: string): string {
  return [...value.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, SEARCH_LENGTH).join('').trim()
}

/**
 * An FTS5 expression in which nothing of the shopper's text is syntax: every token is a quoted prefix, all must match.
 * A single letter belongs to the word before it ("vitamina c"), or it would match every capsule. Empty when no token
 * holds a letter or a digit, and then nothing may be handed to MATCH.
 */
export function matchExpression(text: string): string {
  return searchText(text)
    .split(' ')
    .filter(token => /[\p{L}\p{N}]/u.test(token))
    .reduce<string[]>(withLettersJoined, [])
    .map(token => `"${token.replaceAll('"', '""')}"*`)
    .join(' ')
}

function withLettersJoined(tokens: string[], token: string): string[] {
  const before = tokens.at(-1)
  if (before === undefined || !/^\p{L}$/u.test(token)) return [...tokens, token]
  return [...tokens.slice(0, -1), `${before} ${token}`]
}
