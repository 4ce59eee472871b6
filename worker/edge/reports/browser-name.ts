// Most browsers also name others, so the first match counts.
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg\w{0,3}\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})/]
]

/** Name and version from the user agent; '' for an unknown browser. */
export function browserName(userAgent: string): string {
  for (const [name, pattern] of BROWSERS) {
    const number = pattern.exec(userAgent)?.[1]
    if (number) return `${name} ${number}`
  }
  return ''
}
