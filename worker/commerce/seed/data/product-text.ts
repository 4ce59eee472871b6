import type { SeedNutrition, Text } from '../types.ts'
import { containers, type FormKey } from './forms.ts'
import { amountText, dailyValueOf, isNutrientKey, type NutrientKey, nutrients } from './nutrients.ts'
import { type Language, type Packed, packOf, servingsOf, servingText, sizeText } from './packed.ts'
import { t } from './text.ts'

const COUNTED: readonly FormKey[] = ['capsula', 'softgel', 'comprimido', 'efervescente', 'goma']
/** A label states these even when zero. */
const STATED_AT_ZERO: readonly NutrientKey[] = [
  'sugars',
  'addedSugars',
  'lactose',
  'fat',
  'satFat',
  'transFat',
  'fibre'
]
const DRY_PLACE = t('Conservar em local seco, fresco e ao abrigo da luz.', 'Keep in a cool, dry place away from light.')
const NOT_A_MEDICINE = t(
  'Este produto não é um medicamento. Não exceder a recomendação diária de consumo indicada na embalagem. Mantenha fora do alcance de crianças.',
  'This product is not a medicine. Do not exceed the daily intake recommended on the pack. Keep out of reach of children.'
)
const ADULTS_ONLY = t(
  'Este produto não deve ser consumido por gestantes, lactantes e crianças.',
  'This product should not be consumed by pregnant or nursing women or by children.'
)
const ALCOHOL = t(
  'Venda e consumo proibidos para menores de 18 anos. Beba com moderação. Se beber, não dirija. Contém sulfitos. Não contém glúten.',
  'Sale to and use by people under 18 are forbidden. Drink in moderation. If you drink, do not drive. Contains sulphites. Gluten free.'
)
const GLUTEN_FREE = t('Não contém glúten.', 'Gluten free.')

export function nameOf(packed: Packed): Text {
  const { formula, presentation } = packed
  const name = presentation.name ?? formula.name
  return both(language =>
    [name[language], presentation.strength?.[language], sizeText(packed, language)].filter(Boolean).join(' ')
  )
}

export function summaryOf(packed: Packed): Text {
  const size = both(language => sizeText(packed, language))
  const container = containers[packOf(packed)]
  const ending = size.pt ? t(`${bare(container.pt)} de ${size.pt}.`, `${bare(container.en)} of ${size.en}.`) : t('', '')
  const counted = COUNTED.includes(packed.form) && size.pt
  const pt = counted ? ending.pt.replace(' de ', ' com ') : ending.pt
  return both(language =>
    [fill(packed, packed.presentation.summary ?? packed.formula.summary, language), language === 'pt' ? pt : ending.en]
      .join(' ')
      .trim()
  )
}

export function descriptionOf(packed: Packed): Text {
  return both(language => {
    const paragraphs = (packed.presentation.about ?? packed.formula.about).map(
      text => `<p>${fill(packed, text, language)}</p>`
    )
    const points = packed.formula.points?.map(text => `<li>${fill(packed, text, language)}</li>`) ?? []
    const list = points.length ? `<ul>${points.join('')}</ul>` : ''
    const closing =
      `${yieldText(packed, language)} ${packed.presentation.note ? fill(packed, packed.presentation.note, language) : ''}`.trim()
    return `${paragraphs.join('')}${list}<p>${closing}</p>`
  })
}

export function ingredientsOf({ formula, presentation }: Packed): Text {
  return presentation.ingredients ?? formula.ingredients
}

export function usageOf(packed: Packed): Text {
  const usage = packed.presentation.usage ?? packed.formula.usage
  return both(language => fill(packed, usage, language))
}

export function warningsOf({ formula, presentation }: Packed): Text {
  const supplement = (formula.kind ?? 'supplement') === 'supplement'
  const glutenFree = (presentation.diets ?? formula.diets).includes('sem-gluten')
  const edible = formula.kind !== 'accessory' && formula.kind !== 'kit'
  const allergens = presentation.allergens ?? formula.allergens
  const sentences = [
    supplement ? NOT_A_MEDICINE : null,
    supplement && (presentation.audience ?? formula.audience ?? 'adults') === 'adults' ? ADULTS_ONLY : null,
    formula.kind === 'alcohol' ? ALCOHOL : null,
    presentation.caution ?? formula.caution,
    allergens ?? (glutenFree && formula.kind !== 'alcohol' ? GLUTEN_FREE : null),
    edible ? DRY_PLACE : null
  ]
  return both(language => sentences.flatMap(sentence => (sentence ? [sentence[language]] : [])).join(' '))
}

export function nutritionOf(packed: Packed): SeedNutrition | null {
  const { facts, serving } = packed
  const keys = Object.keys(nutrients).filter(isNutrientKey)
  const rows = keys.flatMap(key => {
    const amount = facts[key]
    if (amount === undefined || (amount === 0 && !STATED_AT_ZERO.includes(key))) return []
    return [
      { label: nutrients[key].label, amount: amountText(key, amount, 'pt'), dailyValue: dailyValueOf(key, amount) }
    ]
  })
  if (!serving || rows.length === 0) return null
  return { serving: both(language => servingText(packed, language)), servingsPerPack: servingsOf(packed), rows }
}

function yieldText(packed: Packed, language: Language): string {
  const servings = servingsOf(packed)
  if (!servings || servings < 2) return ''
  const size = sizeText(packed, language)
  const serving = servingText(packed, language)
  const container = containers[packOf(packed)][language]
  const daily = COUNTED.includes(packed.form)
  if (language === 'en') {
    return daily
      ? `${container} of ${size} lasts ${servings} days at ${serving} a day.`
      : `${container} of ${size} gives ${servings} servings of ${serving}.`
  }
  return daily
    ? `${container} com ${size} rende ${servings} dias, com ${serving} por dia.`
    : `${container} de ${size} rende ${servings} doses de ${serving}.`
}

function fill(packed: Packed, text: Text, language: Language): string {
  return text[language].replace(/\{(\w+)\}/g, (whole, word: string) => {
    if (word === 'serving') return servingText(packed, language)
    if (word === 'size') return sizeText(packed, language)
    if (word === 'strength') return packed.presentation.strength?.[language] ?? whole
    if (word === 'servings') return String(servingsOf(packed) ?? whole)
    const amount = isNutrientKey(word) ? packed.facts[word] : undefined
    return isNutrientKey(word) && amount !== undefined ? amountText(word, amount, language) : whole
  })
}

/** `O frasco` -> `Frasco`. */
function bare(container: string): string {
  const noun = container.slice(container.indexOf(' ') + 1)
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}

function both(write: (language: Language) => string): Text {
  return { pt: write('pt'), en: write('en') }
}
