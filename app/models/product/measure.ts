import type { WireProduct } from '../../contract/product.ts'
import { comparableText } from '../content/plain-text.ts'
import { hasOnePack } from './doses.ts'
import { isNutrition } from './nutrition.ts'

/** What one pack holds, in grams, millilitres or pieces. */
export type Measure = { amount: number; unit: 'g' | 'ml' | 'un' }

/**
 * Net content of the pack, from its own characteristic, else from its name: `900 g`, `6 latas de 250 ml`, `60 cápsulas`.
 * Null when uncertain: two quantities, options that may be packs of other sizes, or a name that may tell a capacity, such as
 * a shaker's, because nothing says that the product is eaten.
 */
export function toMeasure(product: Pick<WireProduct, 'nome' | 'caracteristicas' | 'atributos'>): Measure | null {
  if (!hasOnePack(product.atributos)) return null
  const shown = product.caracteristicas.filter(({ visivelSite }) => visivelSite !== false)
  const rows = shown.flatMap(({ itens }) => itens)
  const row = rows.find(({ label }) => label.length <= LONGEST && NET.test(comparableText(label).replace(/:$/, '')))
  if (row) return readMeasure(row.valor)
  return shown.some(isNutrition) || SACHETS.test(comparableText(product.nome)) ? readMeasure(product.nome) : null
}

const LONGEST = 200
const NET = /^(peso liquido|conteudo liquido|conteudo( da embalagem)?|net (weight|contents?|quantity))$/
/** Tea has no nutrition facts. */
const SACHETS = /\b\d{1,3} (?:saches|sachets) (?:de|of) \d/
const QUANTITY = /(?:\b(\d{1,3}) ?(?:[a-z]{3,12} (?:de|of)|x) )?\b(\d{1,5}(?:[.,]\d{1,3})?) ?(kg|g|ml|l)\b/g
const PIECES =
  /\b(\d{1,4}) (?:capsulas|capsules|softgels|comprimidos|tablets|gomas|gummies|saches|sachets|unidades|units)\b/g
/** A pack of more than 50 kg or 50 litres is a misreading. */
const MOST = 50_000

function readMeasure(text: string): Measure | null {
  const words = text.length <= LONGEST ? comparableText(text) : ''
  const [found, ...others] = words.matchAll(QUANTITY)
  if (others.length > 0) return null
  if (!found) return readPieces(words)
  const [, packs = '1', figure = '', unit = ''] = found
  const amount = Number(packs) * readFigure(figure) * (unit === 'kg' || unit === 'l' ? 1_000 : 1)
  if (!(amount > 0 && amount <= MOST)) return null
  return { amount: Math.round(amount * 100) / 100, unit: unit.endsWith('g') ? 'g' : 'ml' }
}

function readPieces(words: string): Measure | null {
  const [found, ...others] = words.matchAll(PIECES)
  const amount = others.length > 0 ? 0 : Number(found?.[1] ?? 0)
  return amount > 1 ? { amount, unit: 'un' } : null
}

/** `1,8` and `1.8`. Three decimals may be thousands, so NaN. */
function readFigure(figure: string): number {
  return /[.,]\d{3}$/.test(figure) ? Number.NaN : Number(figure.replace(',', '.'))
}
