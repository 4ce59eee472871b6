const MAX_LENGTH = 120

/** Cleans API text for one terminal line: no control characters, limited length. */
export function printable(said: string): string {
  const line = said.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line
}
