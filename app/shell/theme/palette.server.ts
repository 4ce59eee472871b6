import { ColorSpace, contrastWCAG21, OKLCH, parse, serialize, sRGB, to, toGamut } from 'colorjs.io/fn'

ColorSpace.register(sRGB)
ColorSpace.register(OKLCH)

export const GROUNDS = { light: ['#faf8f4', '#ffffff', '#f1eee6'], dark: ['#14181a', '#1c2224', '#101415'] }

/** WCAG 2.2 AA requires 4.5; the rest is a margin for rounding. */
const TEXT_CONTRAST = 4.55

export type Palette = ReturnType<typeof paletteOf>

/** Keeps the hue and moves the lightness until every shade is readable on the backgrounds and on its own `soft`. */
export function paletteOf(colour: string) {
  const { l, c, h } = read(colour)
  const softLight = hex({ l: 0.945, c: Math.min(c, 0.08) / 4, h })
  const softDark = hex({ l: 0.32, c: c / 3, h })
  const light = readable({ l, c, h }, -0.01, [...GROUNDS.light, softLight])
  const dark = readable({ l: Math.max(l, 0.74), c: Math.min(c, 0.14), h }, 0.01, [...GROUNDS.dark, softDark])
  const strongDark = { ...dark, l: dark.l + 0.06 }
  return {
    /** `on`: the text colour on `plain` and `strong`. */
    light: { plain: hex(light), strong: hex({ ...light, l: light.l * 0.82 }), soft: softLight, on: '#ffffff' },
    dark: { plain: hex(dark), strong: hex(strongDark), soft: softDark, on: hex({ l: 0.2, c: c / 3, h }) },
    deep: hex({ l: Math.min(l, 0.33), c: Math.min(c, 0.09), h }),
    onDeep: hex({ l: 0.97, c: 0.008, h })
  }
}

export function contrast(one: string, other: string): number {
  return contrastWCAG21(parse(one), parse(other))
}

interface Tone {
  l: number
  c: number
  h: number
}

/** The first tone from the given one that is readable on all backgrounds. Black and white always are. */
function readable(tone: Tone, step: number, grounds: string[]): Tone {
  const isReadable = grounds.every(ground => contrast(hex(tone), ground) >= TEXT_CONTRAST)
  const isAtEnd = step < 0 ? tone.l <= 0 : tone.l >= 1
  return isReadable || isAtEnd ? tone : readable({ ...tone, l: tone.l + step }, step, grounds)
}

function read(colour: string): Tone {
  const [l, c, h] = to(parse(colour), OKLCH).coords
  // A grey has no hue.
  return { l: l ?? 0, c: c ?? 0, h: h ?? 0 }
}

function hex({ l, c, h }: Tone): string {
  const inside = toGamut({ space: OKLCH, coords: [Math.min(1, Math.max(0, l)), c, h], alpha: 1 }, { space: sRGB })
  return serialize(to(inside, sRGB), { format: 'hex', collapse: false })
}
