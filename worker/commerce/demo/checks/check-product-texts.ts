import type { Text } from '../schema/fields.ts'
import type { SeedProduct } from '../schema/product.ts'

const ALLOWED_TAG = /<\/?(?:p|ul|li|h3|strong)>/g
const CAUTIONS = /não é um medicamento|não exceder a recomendação diária/i
/** Words of one product form, which texts of other forms must not use. */
const FORM_WORDS: Record<string, RegExp> = {
  capsula: /\b1 cápsula\b|por cápsula/,
  softgel: /softgel/,
  comprimido: /\b1 comprimido\b|por comprimido/,
  goma: /\b1 goma\b|por goma/,
  sache: /por sachê/,
  barra: /por barra/
}

export function checkProductTexts(product: SeedProduct): string[] {
  const texts: [string, Text][] = [
    ['name', product.name],
    ['summary', product.summary],
    ['description', product.description],
    ['ingredients', product.ingredients],
    ['usage', product.usage],
    ['warnings', product.warnings]
  ]
  return [
    ...texts.flatMap(([name, text]) => checkText(name, text)),
    ...checkCautions(product),
    ...checkForm(product),
    ...checkNutrition(product)
  ]
}

function checkText(name: string, { pt, en }: Text): string[] {
  return [
    ...(pt.trim() && en.trim() ? [] : [`${name} is missing`]),
    ...(pt === en && pt.length > 40 ? [`${name} is not translated`] : []),
    ...(/[{}]|undefined|null|NaN/.test(pt + en) ? [`${name} has a hole`] : []),
    ...(/[<>]/.test((pt + en).replace(ALLOWED_TAG, '')) ? [`${name} has other markup`] : []),
    ...(/ {2}|\.\.|!/.test(pt + en) ? [`${name} is untidy`] : [])
  ]
}

/** The store shows the sentences of RDC 243/2018, so that no product lacks one or has it twice. */
function checkCautions({ warnings, kind }: SeedProduct): string[] {
  return kind === 'suplemento' && CAUTIONS.test(warnings.pt) ? ['a caution that the store shows'] : []
}

function checkForm({ filters, summary, usage, description }: SeedProduct): string[] {
  const own = filters.forma?.[0] ?? ''
  if (!own) return []
  const text = summary.pt + usage.pt + description.pt
  return Object.entries(FORM_WORDS).flatMap(([form, words]) => {
    const hit = form === own ? null : words.exec(text)
    return hit ? [`"${hit[0]}" in a product of form ${own}`] : []
  })
}

function checkNutrition({ nutrition, filters, kind, notification, allergens }: SeedProduct): string[] {
  return [
    ...(filters.forma?.[0] === 'po' && !nutrition ? ['powder without nutrition'] : []),
    ...(kind === 'suplemento' && !nutrition ? ['supplement without nutrition'] : []),
    ...(kind === 'suplemento' && !notification ? ['supplement without a notification'] : []),
    ...(kind !== 'acessorio' && !allergens ? ['no allergens'] : []),
    ...(kind === 'acessorio' && nutrition ? ['accessory with nutrition'] : []),
    ...(nutrition && !/^[\d,]+ (g|ml) \(.+\)$/.test(nutrition.serving.pt) ? ['serving without size and measure'] : [])
  ]
}
