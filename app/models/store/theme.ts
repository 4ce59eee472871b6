/** A shop's own look, of its settings. What is null stays as tokens.css has it. */
export interface Theme {
  /** #rrggbb */
  brand: string | null
  offer: string | null
  font: Font | null
}

/** Of a shop without a look of its own: `--color-deep` of tokens.css. */
export const THEME_COLOR = '#123d2d'

export const FONTS = ['figtree', 'sistema', 'serifa', 'arredondada'] as const
export type Font = (typeof FONTS)[number]

/** Null for a shop that says nothing of its look, or nothing that can be used. */
export function toTheme(cores: { marca: string; oferta: string }, fonte: string): Theme | null {
  const [brand, offer] = [toHex(cores.marca), toHex(cores.oferta)]
  const font = FONTS.find(name => name === fonte.trim().toLowerCase()) ?? null
  return brand || offer || font ? { brand, offer, font } : null
}

/** `#abc` and `#aabbcc`, with or without the sign. */
function toHex(text: string): string | null {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? []
  if (!digits) return null
  const six = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits
  return `#${six.toLowerCase()}`
}
