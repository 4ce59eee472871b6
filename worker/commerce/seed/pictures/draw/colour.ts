interface Rgb {
  red: number
  green: number
  blue: number
}

export const WHITE = '#ffffff'
export const PAPER = '#fcfbf7'
export const CHARCOAL = '#20241f'

/** WCAG 2.2 asks 4.5 of body text; labels keep to it as well. */
export const READABLE = 4.5

export function mix(from: string, to: string, part: number): string {
  const [a, b] = [parse(from), parse(to)]
  return format({
    red: a.red + (b.red - a.red) * part,
    green: a.green + (b.green - a.green) * part,
    blue: a.blue + (b.blue - a.blue) * part
  })
}

export function lighter(colour: string, part: number): string {
  return mix(colour, WHITE, part)
}

export function darker(colour: string, part: number): string {
  return mix(colour, '#14110c', part)
}

export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export function isLight(colour: string): boolean {
  return luminance(colour) > 0.42
}

/** The wished colour if it can be read on the ground, else the nearest darker or lighter one that can. */
export function readable(wished: string, ground: string, least = READABLE): string {
  const end = contrast(WHITE, ground) > contrast(CHARCOAL, ground) ? WHITE : '#15130f'
  for (let part = 0; part < 1; part += 0.1) {
    const colour = mix(wished, end, part)
    if (contrast(colour, ground) >= least) return colour
  }
  return end
}

/** Turns a colour around the grey axis; lightness stays about the same (the W3C filter-effects hue-rotate matrix). */
export function turnHue(colour: string, degrees: number): string {
  const { red, green, blue } = parse(colour)
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const channel = (r: number, g: number, b: number) => Math.max(0, Math.min(255, red * r + green * g + blue * b))
  return format({
    red: channel(
      0.213 + cos * 0.787 - sin * 0.213,
      0.715 - cos * 0.715 - sin * 0.715,
      0.072 - cos * 0.072 + sin * 0.928
    ),
    green: channel(
      0.213 - cos * 0.213 + sin * 0.143,
      0.715 + cos * 0.285 + sin * 0.14,
      0.072 - cos * 0.072 - sin * 0.283
    ),
    blue: channel(
      0.213 - cos * 0.213 - sin * 0.787,
      0.715 - cos * 0.715 + sin * 0.715,
      0.072 + cos * 0.928 + sin * 0.072
    )
  })
}

function luminance(colour: string): number {
  const { red, green, blue } = parse(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function parse(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  return { red: (value >> 16) & 255, green: (value >> 8) & 255, blue: value & 255 }
}

function format({ red, green, blue }: Rgb): string {
  return `#${[red, green, blue].map(channel => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
