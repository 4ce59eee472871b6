export type Theme = NonNullable<ReturnType<typeof toTheme>>

/** Default theme colour: `--color-deep` of tokens.css. */
export const THEME_COLOR = '#123d2d'

const FONTS = ['figtree', 'sistema', 'serifa', 'arredondada'] as const
export type Font = (typeof FONTS)[number]

export function toTheme(cores: { marca: string; oferta: string }, fonte: string) {
  const [brand, offer] = [toHex(cores.marca), toHex(cores.oferta)]
  const font = FONTS.find(name => name === fonte.trim().toLowerCase()) ?? null
  return brand || offer || font ? { brand, offer, font } : null
}

function toHex(text: string): string | null {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? []
  if (!digits) return null
  const six = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits
  return `#${six.toLowerCase()}`
}
