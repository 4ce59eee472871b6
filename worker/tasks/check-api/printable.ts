const MAX_LENGTH = 120

/** What an API says, for one line of a terminal: no control characters, not too long. */
export function printable(said: string): string {
  const line = said.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line
}
