import type { LanguageCode } from '../../i18n/language.ts'
import { escapeXml } from '../content/sitemap.ts'
import { formatBRL } from '../store/money.ts'
import type { ProductPage } from './product-page.ts'

/** Pixels: the size that networks show for a shared link. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

export type SharePicture = NonNullable<ReturnType<typeof sharePicture>>

type Shared = Pick<ProductPage, 'name' | 'brand' | 'price' | 'status' | 'gallery'>

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
  const lines = wrap(product.name)
  const top = 168
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" font-family="Figtree">`,
    `<rect width="100%" height="100%" fill="${GROUND}"/>`,
    '<rect x="48" y="48" width="534" height="534" rx="28" fill="#fff"/>',
    `<clipPath id="c"><rect x="48" y="48" width="534" height="534" rx="28"/></clipPath>`,
    `<image href="${packshot}" x="48" y="48" width="534" height="534" clip-path="url(#c)"/>`,
    text(product.brand?.name ?? '', 104, 28, BRAND, 700),
    ...lines.map((line, index) => text(line, top + index * NAME_STEP, NAME_SIZE, INK, 700)),
    ...priceTexts(product, top + lines.length * NAME_STEP, language),
    text(shop, 572, 30, BRAND, 700),
    '</svg>'
  ].join('')
}

function priceTexts({ price, status }: Shared, top: number, language: LanguageCode): string[] {
  if (!price || status !== 'available') return []
  const { now, was, cash } = price
  const y = top + (was > 0 ? 100 : 60)
  return [
    was > 0 ? text(formatBRL(was, language), top + 24, 30, QUIET, 500, 'line-through') : '',
    text(formatBRL(now, language), y, 72, was > 0 ? OFFER : INK, 700),
    cash > 0 ? text(`${formatBRL(cash, language)} no Pix`, y + 52, 32, BRAND, 700) : ''
  ]
}

function text(words: string, y: number, size: number, fill: string, weight: number, decoration = ''): string {
  const line = decoration && ` text-decoration="${decoration}"`
  const look = `font-size="${size}" font-weight="${weight}" fill="${fill}"${line}`
  return words ? `<text x="${LEFT}" y="${y}" ${look}>${escapeXml(words)}</text>` : ''
}

const NAME_SIZE = 50
const NAME_STEP = 60
const NAME_LINES = 3
/** In em: 512 pixels. */
const NAME_WIDTH = 512 / NAME_SIZE

/** SVG does not wrap text, so letter widths are estimated. Cuts the text that does not fit. */
function wrap(words: string): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer) <= NAME_WIDTH) lines[lines.length - 1] = longer
    else lines.push(cut(word))
  }
  if (lines.length <= NAME_LINES) return lines
  return [...lines.slice(0, NAME_LINES - 1), cut(`${lines[NAME_LINES - 1]} …`)]
}

function cut(word: string): string {
  if (widthOf(word) <= NAME_WIDTH) return word
  const letters = [...word.replace(/…$/, '')]
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > NAME_WIDTH) letters.pop()
  return `${letters.join('').trim()}…`
}

function widthOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + letterWidth(letter), 0)
}

function letterWidth(letter: string): number {
  if (/[ijlíìI.,:;'!|()\s]/.test(letter)) return 0.3
  if (/[mwMW%@]/.test(letter)) return 0.9
  return /\p{Lu}|[&+]/u.test(letter) ? 0.7 : 0.58
}
