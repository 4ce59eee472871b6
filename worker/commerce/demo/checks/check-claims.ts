import type { SeedProduct } from '../schema/product.ts'

/** What RDC 243/2018 and IN 28/2018 permit of no supplement: to slim, cure, prevent, fortify or make younger. */
const FORBIDDEN =
  /emagrec|queimador|queima (de )?gordura|seca[- ]barriga|perda de peso|perder peso|termog[eê]nic|detox|desintoxic|imunidade|fortalec|cabelo forte|\bcura(?!dor)|previne|preven[çc]|anticelulite|celulite|rejuvenesc|anti-?idade|saciedade|acelera o metabolismo|milagr|testosterona|colesterol|slimming|weight (loss|control)|lose weight|fat burn|burns fat|thermogenic|immunity|strengthens?\b|strong hair|\bcures?\b|prevents?\b|cellulite|rejuvenat|anti-?aging|satiety|speeds up (the|your) metabolism|miracle|testosterone|cholesterol/i

/** Every text of the demonstration with a claim that no supplement may make, by its place. */
export function checkClaims(data: unknown, place = ''): string[] {
  if (typeof data === 'string') return FORBIDDEN.test(data) ? [`${place}: ${FORBIDDEN.exec(data)?.[0]}`] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => [
    ...(FORBIDDEN.test(key) ? [`${place}.${key}`] : []),
    ...checkClaims(value, `${place}.${key}`)
  ])
}

/** Claims that contradict each other on one page. */
const CLAIMS: Record<string, { says: RegExp; diet: string; row?: string }[]> = {
  lactose: [
    { says: /zero lactose|sem lactose/i, diet: 'sem-lactose', row: '0 g' },
    { says: /baixo teor de lactose/i, diet: '' },
    { says: /contém lactose/i, diet: '' }
  ],
  gluten: [
    { says: /(?:não contém|sem) glúten/i, diet: 'sem-gluten' },
    { says: /(?<!não )contém glúten/i, diet: '' }
  ]
}

/** One claim of a kind for each product: its texts, its filters and its nutrition facts say the same. */
export function checkOneClaim(product: SeedProduct): string[] {
  const { name, summary, description, warnings, allergens, filters, nutrition } = product
  const text = [name, summary, description, warnings, allergens].map(each => each?.pt ?? '').join(' ')
  const row = nutrition?.rows.find(({ label }) => label.pt === 'Lactose')?.amount
  const added = nutrition?.rows.find(({ label }) => label.pt === 'Açúcares adicionados')?.amount
  return [
    ...Object.entries(CLAIMS).flatMap(([kind, claims]) => {
      const said = claims.filter(({ says }) => says.test(text))
      const isOne = said.every(({ diet, row: amount }) => {
        const hasDiet = filters.dieta?.some(key => claims[0]?.diet === key)
        return (diet !== '') === Boolean(hasDiet) && (!amount || !row || row === amount)
      })
      return said.length > 1 || !isOne ? [`claims of ${kind} differ`] : []
    }),
    ...(filters.dieta?.includes('sem-acucar') && added && added !== '0 g' ? ['no added sugar, but some'] : [])
  ]
}
