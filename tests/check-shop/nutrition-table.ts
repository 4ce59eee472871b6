import type { HTMLElement } from 'node-html-parser'
import { fold, wordsOf } from './words.ts'

export function nutritionTable(main: HTMLElement): HTMLElement | null {
  return main.querySelectorAll('table').find(isNutrition) ?? null
}

/** The text of the cells, row by row. */
export function cellsOf(table: HTMLElement): string[][] {
  return table.querySelectorAll('tr').map(row => row.querySelectorAll('th, td').map(cell => wordsOf(cell)))
}

/** An amount per 100 g or 100 ml, where the table has that column. */
export function per100(table: HTMLElement, row: RegExp) {
  const rows = cellsOf(table)
  const [column, head] = columnOf(rows)
  const cells = rows.find(([label = '']) => row.test(fold(label)))
  const text = column > 0 ? (cells?.[column] ?? '') : ''
  const grams = gramsOf(text) ?? (/^[\d.,]+$/.test(text) ? gramsOf(text + unitOf(cells?.[0])) : null)
  return grams === null ? null : { grams, text, isLiquid: /ml/.test(head) }
}

/** '1.200 mg' is 1.2. */
export function gramsOf(text: string): number | null {
  const [, digits = '', unit = ''] = /^([\d.,]+)\s*(g|mg|mcg|µg)\b/.exec(text.trim()) ?? []
  const amount = Number(digits.replace(/\.(?=\d{3})/g, '').replace(',', '.'))
  if (!unit || Number.isNaN(amount)) return null
  return unit === 'g' ? amount : amount / (unit === 'mg' ? 1e3 : 1e6)
}

function isNutrition(table: HTMLElement): boolean {
  return /informac(ao|oes) nutricion|valor energetico|%\s*vd/.test(fold(wordsOf(table)))
}

function columnOf(rows: readonly string[][]): [column: number, head: string] {
  for (const row of rows.slice(0, 3)) {
    const column = row.findIndex(cell =>
      /^(por )?\s*100\s*(g|ml)\b/i.test(cell.replace(/^quantidade (por|em)\s*/i, ''))
    )
    if (column >= 0) return [column, row[column] ?? '']
  }
  return [-1, '']
}

/** The unit in a row's label: 'Sódio (mg)'. */
function unitOf(label = ''): string {
  return /\((g|mg|mcg|µg)\)/.exec(label)?.[1] ?? ''
}
