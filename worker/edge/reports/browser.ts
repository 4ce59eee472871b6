// Most browsers also name others, so the first match counts.
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg\w{0,3}\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})/]
]

export function browserName(userAgent: string): string {
  for (const [name, pattern] of BROWSERS) {
    const number = pattern.exec(userAgent)?.[1]
    if (number) return `${name} ${number}`
  }
  return ''
}

/** The stack in V8's format, the only one that the collector's client parses. Its first line is the message. */
export function v8Stack(stack: string, message: string): string {
  const frames = stack
    .trimEnd()
    .replace(/^([^@\s]{0,200})@(https?:\/\/\S{1,500}:\d+:\d+)$/gm, (_, name, place) =>
      name ? `    at ${name} (${place})` : `    at ${place}`
    )
  return frames && !/^\s*at /.test(frames) ? frames : `${message}\n${frames}`.trimEnd()
}
