import type { PackForm, Text } from '../types.ts'
import { type FormKey, forms } from './forms.ts'
import type { Amount, Formula, Presentation } from './formula.ts'
import type { Facts } from './nutrients.ts'

export type Language = keyof Text

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

/** `60 cápsulas`, `900 g`, `15 sachês de 30 g`, or nothing for things without a size. */
export function sizeText({ presentation: { size }, form }: Packed, language: Language): string {
  const weight = weightText(size, language)
  if (!size.units) return weight || (size.measure?.[language] ?? '')
  if (size.units === 1 && weight) return weight
  const counted = countText(size.units, form, language)
  return weight ? `${counted} ${language === 'pt' ? 'de' : 'of'} ${weight}` : counted
}

export function packOf({ formula, presentation, form }: Packed): PackForm {
  return presentation.look?.pack ?? formulaPack(formula, form) ?? forms[form].pack
}

/** The formula's own pack counts only while the presentation keeps its form. */
function formulaPack(formula: Formula, form: FormKey) {
  return form === formula.form ? formula.look?.pack : undefined
}

export function servingsOf({ presentation: { size }, serving }: Packed): number | null {
  if (!serving) return null
  const [whole, part] = serving.units
    ? [size.units, serving.units]
    : serving.ml
      ? [size.ml, serving.ml]
      : [size.grams, serving.grams]
  return whole && part ? Math.floor(whole / part + 1e-9) : null
}

export function servingText({ serving, form }: Packed, language: Language): string {
  if (!serving) return ''
  if (serving.units) return countText(serving.units, form, language)
  const weight = weightText(serving, language)
  return serving.measure ? `${weight} (${serving.measure[language]})` : weight
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
