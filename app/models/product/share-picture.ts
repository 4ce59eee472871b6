import type { LanguageCode } from '../../i18n/language.ts'
import { escapeXml } from '../content/sitemap.ts'
import { formatBRL } from '../store/money.ts'
import type { ProductPage } from './product-page.ts'

/** Pixels: the size that networks show for a shared link. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

export type SharePicture = NonNullable<ReturnType<typeof sharePicture>>

type Shared = Pick<ProductPage, 'name' | 'brand' | 'price' | 'status' | 'gallery'>

/**
 * The picture that the Worker draws: an SVG with the store's typeface and the product's own picture, `packshot`. `toSvg`
 * takes the address of that picture's data. Null for a product without a picture.
 */
export function sharePicture(product: Shared, shop: string, language: LanguageCode) {
  const [picture] = product.gallery
  if (!picture) return null
  return { packshot: picture.source, toSvg: (data: string) => writeSvg(product, shop, data, language) }
}

// Light colours of tokens.css. Networks show pictures on their own background.
const GROUND = '#faf8f4'
const INK = '#1f2a24'
const QUIET = '#5a655f'
const BRAND = '#175c43'
const OFFER = '#a34a12'

const LEFT = 640

function writeSvg(product: Shared, shop: string, packshot: string, language: LanguageCode): string {
  const lines = wrap(product.name, NAME_WIDTH, NAME_LINES)
  const top = 168
  const below = top + lines.length * NAME_STEP
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" font-family="Figtree">`,
    `<rect width="100%" height="100%" fill="${GROUND}"/>`,
    '<rect x="48" y="48" width="534" height="534" rx="28" fill="#fff"/>',
    `<clipPath id="c"><rect x="48" y="48" width="534" height="534" rx="28"/></clipPath>`,
    `<image href="${packshot}" x="48" y="48" width="534" height="534" clip-path="url(#c)"/>`,
    text(product.brand?.name ?? '', 104, 28, BRAND, 700),
    ...lines.map((line, index) => text(line, top + index * NAME_STEP, NAME_SIZE, INK, 700)),
    ...priceTexts(product, below, language),
    text(shop, 572, 30, BRAND, 700),
    '</svg>'
  ].join('')
}

function priceTexts({ price, status }: Shared, top: number, language: LanguageCode): string[] {
  if (!price || status !== 'available') return []
  const { now, was, cash } = price
  const first = was > 0 ? [text(formatBRL(was, language), top + 24, 30, QUIET, 500, 'line-through')] : []
  const size = 72
  const y = top + (was > 0 ? 100 : 60)
  const pix = cash > 0 ? [text(`${formatBRL(cash, language)} no Pix`, y + 52, 32, BRAND, 700)] : []
  return [...first, text(formatBRL(now, language), y, size, was > 0 ? OFFER : INK, 700), ...pix]
}

function text(words: string, y: number, size: number, fill: string, weight: number, decoration = ''): string {
  const line = decoration && ` text-decoration="${decoration}"`
  const look = `font-size="${size}" font-weight="${weight}" fill="${fill}"${line}`
  return words ? `<text x="${LEFT}" y="${y}" ${look}>${escapeXml(words)}</text>` : ''
}

const NAME_SIZE = 50
const NAME_STEP = 60
const NAME_LINES = 3
/** In em. Equals 512 pixels. */
const NAME_WIDTH = 512 / NAME_SIZE

/** SVG does not wrap text, so letter widths are estimated. Cuts the text that does not fit. */
function wrap(words: string, width: number, most: number): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(cut(word, width))
  }
  const shown = lines.slice(0, most)
  if (lines.length > most) shown[most - 1] = cut(`${shown[most - 1]} …`, width)
  return shown
}

function cut(word: string, width: number): string {
  if (widthOf(word) <= width) return word
  const letters = [...word.replace(/…$/, '')]
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').trim()}…`
}

/** Width in em, in the bold typeface. */
function widthOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + letterWidth(letter), 0)
}

function letterWidth(letter: string): number {
  if (/[ijlíìI.,:;'!|()\s]/.test(letter)) return 0.3
  if (/[mwMW%@]/.test(letter)) return 0.9
  return /\p{Lu}|[&+]/u.test(letter) ? 0.7 : 0.58
}
