import type { SeedNutrition } from '../demo/schema/product.ts'
import type { Language } from '../rules/language.ts'
import { say } from '../texts.ts'

export type Rows = [label: string, valor: string][]

/** A row's value: `80 g | 24 g | 32%`, per 100 g or ml, per serving and of the daily value. */
export function nutritionRows(document: string | null, language: Language): Rows {
  if (document === null) return []
  const { serving, servingsPerPack, rows, highIn = [] }: SeedNutrition = JSON.parse(document)
  const size = servingSize(serving.pt)
  return [
    ...servingsRow(servingsPerPack, language),
    [say(language, 'serving'), serving[language]],
    ...highInRow(highIn, language),
    ...rows.map((row): Rows[number] => [row.label[language], amountsOf(row, size, language)])
  ]
}

export function servingsRow(servings: number | null, language: Language): Rows {
  return servings === null ? [] : [[say(language, 'servings'), String(servings)]]
}

function highInRow(found: SeedNutrition['highIn'], language: Language): Rows {
  if (found.length === 0) return []
  return [[say(language, 'high-in'), found.map(key => say(language, `high-in-${key}`)).join(', ')]]
}

function amountsOf({ amount, dailyValue }: SeedNutrition['rows'][number], size: number, language: Language): string {
  const hundred = size > 0 ? [perHundred(amount, size)] : []
  const amounts = [...hundred, amount].map(text => (language === 'en' ? inEnglish(text) : text))
  return [...amounts, dailyValue === null ? '**' : `${dailyValue}%`].join(' | ')
}

/** Grams or millilitres of a serving, 0 where its text has none. */
function servingSize(serving: string): number {
  const [, size = ''] = /^([\d.,]+) (?:g|ml)\b/.exec(serving) ?? []
  return readNumber(size)
}

function perHundred(amount: string, size: number): string {
  const [, figure = '', unit = ''] = /^([\d.,]+) (.*)$/.exec(amount) ?? []
  const value = (readNumber(figure) * 100) / size
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits: decimals(value) })} ${unit}`
}

function decimals(value: number): number {
  if (value >= 10) return 0
  return value >= 1 ? 1 : 2
}

/** `1.234,5` as a number. */
function readNumber(text: string): number {
  return Number(text.replaceAll('.', '').replace(',', '.'))
}

function inEnglish(amount: string): string {
  const figures = amount.replace(/[.,](?=\d)/g, sign => (sign === ',' ? '.' : ','))
  return figures.replace(/bilh(ões|ão) de UFC/, 'billion CFU').replace(/\bUI\b/, 'IU')
}
