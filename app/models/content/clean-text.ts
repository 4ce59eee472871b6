/** Collapses a text to one line without control characters, as the server stores it. */
export function cleanText(typed: string): string {
  return typed
    .normalize()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
