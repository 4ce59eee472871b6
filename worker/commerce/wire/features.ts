import type { View } from '../context.ts'
import type { SeedBatch, SeedNutrition } from '../demo/schema/product.ts'
import type { TextsRow } from '../queries/detail.ts'
import type { Language } from '../rules/language.ts'
import { say, type TextKey } from '../texts.ts'
import { absolute } from './routes.ts'

type Rows = [label: string, valor: string][]

export function featuresOf(texts: TextsRow, { language, origin }: View) {
  return [
    ...groupOf('nutrition', nutritionRows(texts.nutrition, language), language),
    ...(['ingredients', 'usage', 'warnings'] as const).flatMap(key =>
      groupOf(key, texts[key] === '' ? [] : [['', texts[key]]], language)
    ),
    ...groupOf('batch', batchRows(texts.batch, language, origin), language)
  ]
}

export function servingsGroup(servings: number | null, language: Language) {
  return groupOf('nutrition', servingsRow(servings, language), language)
}

function groupOf(key: TextKey, rows: Rows, language: Language) {
  if (rows.length === 0) return []
  const itens = rows.map(([label, valor], index) => ({ id: index + 1, label, valor }))
  return [{ nome: say(language, key), visivelSite: true, itens }]
}

function servingsRow(servings: number | null, language: Language): Rows {
  return servings === null ? [] : [[say(language, 'servings'), String(servings)]]
}

function nutritionRows(document: string | null, language: Language): Rows {
  if (document === null) return []
  const { serving, servingsPerPack, rows }: SeedNutrition = JSON.parse(document)
  return [
    [say(language, 'serving'), serving[language]],
    ...servingsRow(servingsPerPack, language),
    ...rows.map((row): Rows[number] => [row.label[language], amountOf(row, language)])
  ]
}

function batchRows(document: string | null, language: Language, origin: string): Rows {
  if (document === null) return []
  const { number, expiry, report }: SeedBatch = JSON.parse(document)
  return [
    [say(language, 'batch-number'), number],
    [say(language, 'batch-expiry'), expiry],
    [say(language, 'batch-report'), absolute(origin, report)]
  ]
}

function amountOf(row: SeedNutrition['rows'][number], language: Language): string {
  const { dailyValue } = row
  const amount = language === 'en' ? inEnglish(row.amount) : row.amount
  if (dailyValue === null) return say(language, 'daily-value-unset', { amount })
  return say(language, 'daily-value', { amount, percent: dailyValue })
}

function inEnglish(amount: string): string {
  const figures = amount.replace(/[.,](?=\d)/g, sign => (sign === ',' ? '.' : ','))
  return figures.replace(/bilh(ões|ão) de UFC/, 'billion CFU').replace(/\bUI\b/, 'IU')
}
