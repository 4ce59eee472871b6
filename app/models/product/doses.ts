import type { WireProduct } from '../../contract/product.ts'
import { comparableText } from '../content/plain-text.ts'

/** Below this, the price per dose is the price of the pack. */
const FEWEST = 2
const MOST = 1_000

/** Doses in the pack. 0 when uncertain: two texts that differ, no plain number, or options that may be packs of other sizes. */
export function toDoses({ caracteristicas, atributos }: Pick<WireProduct, 'caracteristicas' | 'atributos'>): number {
  if (!hasOnePack(atributos)) return 0
  const rows = caracteristicas.filter(({ visivelSite }) => visivelSite !== false).flatMap(({ itens }) => itens)
  const counts = rows.filter(({ label }) => isCounted(label)).map(({ valor }) => readCount(valor))
  const [count = 0, ...others] = counts
  const isCertain = others.every(other => other === count)
  return isCertain && count >= FEWEST && count <= MOST ? count : 0
}

/** Whether all options are packs of the same size. */
export function hasOnePack({ simples }: WireProduct['atributos']): boolean {
  return !simples || simples.valores.length <= 1 || SAME_PACK.test(comparableText(simples.nome))
}

const SAME_PACK = /^(sabor|sabores|cor|cores|aroma|flavou?rs?|colou?rs?)$/

const PACK = 'embalagem|pote|frasco|pacote|caixa|lata|pack|package|container|bottle|box'
const COUNTED = new RegExp(
  `^(?:(?:numero|quantidade|total|number) (?:de|of) )?(?:porcoes|doses|servings)(?: (?:por|na|no|da|do|per|in the) (?:${PACK}))?$`
)
const LONGEST = 60

function isCounted(label: string): boolean {
  return label.length <= LONGEST && COUNTED.test(comparableText(label).replace(/:$/, ''))
}

const COUNT =
  /^(?:(?:cerca de|aproximadamente|aprox\.?|about|approx\.?) )?(\d{1,4})(?: (?:porcoes|doses|servings))?\.?$/

/** 0 unless a plain number, so for `30 a 60`, `2,5` or `30 g`. */
function readCount(value: string): number {
  const [, digits = ''] = (value.length <= LONGEST && COUNT.exec(comparableText(value))) || []
  return Number(digits)
}
