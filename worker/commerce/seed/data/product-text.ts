import type { SeedNutrition, Text } from '../types.ts'
import { containers, type FormKey, forms } from './forms.ts'
import type { Amount, Formula, Presentation } from './formula.ts'
import { amountText, dailyValueOf, type Facts, isNutrientKey, type NutrientKey, nutrients } from './nutrients.ts'
import { t } from './text.ts'

type Language = keyof Text
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

/** A formula as one presentation packs it: everything that its texts may refer to. */
export interface Packed {
  formula: Formula
  presentation: Presentation
  form: FormKey
  facts: Facts
  serving: Amount | null
}

export function pack(formula: Formula, presentation: Presentation): Packed {
  return {
    formula,
    presentation,
    form: presentation.form ?? formula.form,
    facts: { ...formula.facts, ...presentation.facts },
    serving: presentation.serving ?? formula.serving
  }
}

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
    const closing = `${yieldText(packed, language)} ${fill(packed, packed.presentation.note, language)}`.trim()
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

/** `60 cápsulas`, `900 g`, `15 sachês de 30 g`, or nothing for things without a size. */
export function sizeText({ presentation: { size }, form }: Packed, language: Language): string {
  const weight = weightText(size, language)
  if (!size.units) return weight || (size.measure?.[language] ?? '')
  if (size.units === 1 && weight) return weight
  const counted = countText(size.units, form, language)
  return weight ? `${counted} ${language === 'pt' ? 'de' : 'of'} ${weight}` : counted
}

export function packOf({ formula, presentation, form }: Packed) {
  return presentation.look?.pack ?? formulaPack(formula, form) ?? forms[form].pack
}

/** The formula's own pack counts only while the presentation keeps its form. */
function formulaPack(formula: Formula, form: FormKey) {
  return form === formula.form ? formula.look?.pack : undefined
}

function servingsOf({ presentation: { size }, serving }: Packed): number | null {
  if (!serving) return null
  const [whole, part] = serving.units
    ? [size.units, serving.units]
    : serving.ml
      ? [size.ml, serving.ml]
      : [size.grams, serving.grams]
  return whole && part ? Math.floor(whole / part + 1e-9) : null
}

function servingText({ serving, form }: Packed, language: Language): string {
  if (!serving) return ''
  if (serving.units) return countText(serving.units, form, language)
  const weight = weightText(serving, language)
  return serving.measure ? `${weight} (${serving.measure[language]})` : weight
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

function weightText(amount: Amount, language: Language): string {
  const number = (value: number) => String(value).replace('.', language === 'pt' ? ',' : '.')
  if (amount.grams) return amount.grams >= 1000 ? `${number(amount.grams / 1000)} kg` : `${number(amount.grams)} g`
  if (amount.ml) return amount.ml >= 1000 ? `${number(amount.ml / 1000)} L` : `${number(amount.ml)} ml`
  return ''
}

function countText(count: number, form: FormKey, language: Language): string {
  return `${count} ${(count === 1 ? forms[form].one : forms[form].many)[language]}`
}

/** `O frasco` -> `Frasco`. */
function bare(container: string): string {
  const noun = container.slice(container.indexOf(' ') + 1)
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}

function both(write: (language: Language) => string): Text {
  return { pt: write('pt'), en: write('en') }
}
