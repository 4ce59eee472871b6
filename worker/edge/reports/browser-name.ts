// Most say that they are others as well: the first that fits is it.
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg\w{0,3}\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})/]
]

/** Name and number of a browser, of all that it says of itself; '' for an unknown one. */
export function browserName(userAgent: string): string {
  for (const [name, pattern] of BROWSERS) {
    const number = pattern.exec(userAgent)?.[1]
    if (number) return `${name} ${number}`
  }
  return ''
}
