import type { View } from '../context.ts'
import type { SeedBatch, SeedDuties } from '../demo/schema/product.ts'
import type { TextsRow } from '../queries/detail.ts'
import type { Language } from '../rules/language.ts'
import { say, type TextKey } from '../texts.ts'
import { nutritionRows, type Rows, servingsRow } from './nutrition-rows.ts'
import { absolute } from './routes.ts'

export function featuresOf(texts: TextsRow, { language, origin }: View) {
  const duties: SeedDuties | null = JSON.parse(texts.duties ?? 'null')
  const isAccessory = duties?.kind === 'acessorio'
  return [
    ...groupOf('nutrition', nutritionRows(texts.nutrition, language), language),
    ...groupOf(isAccessory ? 'material' : 'ingredients', textRow(texts.ingredients), language),
    ...groupOf('usage', textRow(texts.usage), language),
    ...groupOf(isAccessory ? 'care' : 'warnings', textRow(texts.warnings), language),
    ...groupOf('product-data', duties ? dutyRows(duties, language) : [], language),
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

function textRow(text: string): Rows {
  return text === '' ? [] : [['', text]]
}

function dutyRows({ kind, origin, validityMonths, allergens, notification }: SeedDuties, language: Language): Rows {
  const rows: Rows = [
    [say(language, 'kind'), say(language, `kind-${kind}`)],
    [say(language, 'origin'), origin[language]],
    [say(language, 'validity'), validityMonths > 0 ? say(language, 'validity-months', { count: validityMonths }) : ''],
    [say(language, 'allergens'), allergens?.[language] ?? ''],
    [say(language, 'notification'), notification ?? '']
  ]
  return rows.filter(([, value]) => value !== '')
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
