import type { SeedProduct } from '../schema/product.ts'

type Nutrient = NonNullable<SeedProduct['nutrition']>['highIn'][number]

/** IN 75/2020, annex XV: for 100 g of a solid; half of it for 100 ml. */
const LIMITS: Record<Nutrient, { row: string; limit: number }> = {
  'acucares-adicionados': { row: 'Açúcares adicionados', limit: 15 },
  'gordura-saturada': { row: 'Gorduras saturadas', limit: 6 },
  sodio: { row: 'Sódio', limit: 600 }
}

/** Nuts, seeds and fruit without anything added have no front label. */
const PLAIN = /^(?:(?:castanha|amendoim|amêndoa|damasco|uva)[^,.]*(?:, (?=castanha|amêndoa|damasco|uva)|\.$))+/i

/** Ordinary foods say on the front what they are high in; supplements, kits and drinks with alcohol do not. */
export function checkHighIn({ kind, nutrition, ingredients }: SeedProduct): string[] {
  if (!nutrition) return []
  const [, size = '', unit = ''] = /^([\d,]+) (g|ml)/.exec(nutrition.serving.pt) ?? []
  const share = (unit === 'ml' ? 200 : 100) / readNumber(size)
  const isLabelled = kind === 'alimento' && !PLAIN.test(ingredients.pt)
  return Object.entries(LIMITS).flatMap(([key, { row, limit }]) => {
    const amount = nutrition.rows.find(({ label }) => label.pt === row)?.amount ?? '0'
    const isHigh = isLabelled && readNumber(amount.split(' ')[0] ?? '') * share >= limit
    return isHigh === nutrition.highIn.some(found => found === key) ? [] : [`high in ${key}: ${isHigh}`]
  })
}

function readNumber(text: string): number {
  return Number(text.replaceAll('.', '').replace(',', '.'))
}
