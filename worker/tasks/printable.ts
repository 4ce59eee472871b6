const MAX_LENGTH = 120

/** Cleans text for one terminal line: no control characters, limited length. */
export function printable(said: string, maxLength = MAX_LENGTH): string {
  const line = said.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}

/** What a person wrote, for a terminal: a sign that it would obey, or that turns the text round, is shown by its code. */
export function escaped(written: string): string {
  return written.replace(/[^\P{C}\n]/gu, sign => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
}
