import type { View } from '../context.ts'
import type { SeedBatch, SeedNutrition } from '../demo/schema/product.ts'
import type { TextsRow } from '../queries/detail.ts'
import type { Language } from '../rules/language.ts'
import { say, type TextKey } from '../texts.ts'
import { absolute } from './routes.ts'

/** `caracteristicas`: the nutrition table, then groups for ingredients, usage, warnings and the batch. */
export function featuresOf(texts: TextsRow, { language, origin }: View) {
  return [
    ...nutritionGroup(texts.nutrition, language),
    ...(['ingredients', 'usage', 'warnings'] as const).flatMap(key => textGroup(key, texts[key], language)),
    ...batchGroup(texts.batch, language, origin)
  ]
}

/** For listed products: only the servings in a pack. The product page has the whole table. */
export function servingsGroup(servings: number | null, language: Language) {
  return servings === null ? [] : [group(say(language, 'nutrition'), [[say(language, 'servings'), String(servings)]])]
}

function textGroup(key: TextKey, text: string, language: Language) {
  return text === '' ? [] : [group(say(language, key), [['', text]])]
}

function batchGroup(document: string | null, language: Language, origin: string) {
  if (document === null) return []
  const { number, expiry, report }: SeedBatch = JSON.parse(document)
  const rows: [string, string][] = [
    [say(language, 'batch-number'), number],
    [say(language, 'batch-expiry'), expiry],
    [say(language, 'batch-report'), absolute(origin, report)]
  ]
  return [group(say(language, 'batch'), rows)]
}

function nutritionGroup(document: string | null, language: Language) {
  if (document === null) return []
  const nutrition: SeedNutrition = JSON.parse(document)
  const rows = nutrition.rows.map((row): [string, string] => [row.label[language], amountOf(row, language)])
  return [group(say(language, 'nutrition'), [...servingRows(nutrition, language), ...rows])]
}

function servingRows(nutrition: SeedNutrition, language: Language): [string, string][] {
  const serving: [string, string] = [say(language, 'serving'), nutrition.serving[language]]
  if (nutrition.servingsPerPack === null) return [serving]
  return [serving, [say(language, 'servings'), String(nutrition.servingsPerPack)]]
}

function amountOf(row: SeedNutrition['rows'][number], language: Language): string {
  const { dailyValue } = row
  const amount = language === 'en' ? inEnglish(row.amount) : row.amount
  if (dailyValue === null) return say(language, 'daily-value-unset', { amount })
  return say(language, 'daily-value', { amount, percent: dailyValue })
}

/** Parses `1.200 mg`, `2,5 g`, `5 bilhões de UFC`. */
function inEnglish(amount: string): string {
  const figures = amount.replace(/[.,](?=\d)/g, sign => (sign === ',' ? '.' : ','))
  return figures.replace(/bilh(ões|ão) de UFC/, 'billion CFU').replace(/\bUI\b/, 'IU')
}

function group(nome: string, rows: [label: string, valor: string][]) {
  return { nome, visivelSite: true, itens: rows.map(([label, valor], index) => ({ id: index + 1, label, valor })) }
}
