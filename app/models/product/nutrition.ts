import type { WireCaracteristica } from '../../contract/product.ts'
import { plainText } from '../content/plain-text.ts'
import { unaccented } from '../store/unaccented.ts'

export type NutritionFacts = ReturnType<typeof toNutrition>

type Item = WireCaracteristica['itens'][number]

export function isNutrition({ nome }: Pick<WireCaracteristica, 'nome'>): boolean {
  return /^(informac(ao|oes) nutriciona(l|is)|tabela nutricional|nutrition)/.test(unaccented(nome))
}

/** The table that RDC 429/2020 prescribes. Rows named for the serving, the pack and the front label are not nutrients. */
export function toNutrition({ nome, itens }: WireCaracteristica) {
  const named = (pattern: RegExp) => itens.find(({ label }) => pattern.test(unaccented(label)))
  const servings = named(/^(porcoes|servings)\b/)
  const serving = named(/^(porcao|serving)\b/)
  const front = named(/^(alto em|high in|rotulagem frontal|front label)\b/)
  const size = plainText(serving?.valor ?? '')
  return {
    title: plainText(nome),
    serving: size,
    servings: plainText(servings?.valor ?? ''),
    hundred: /\d\s*ml\b/i.test(size) ? '100 ml' : '100 g',
    highIn: toHighIn(front),
    rows: itens.filter(item => item !== servings && item !== serving && item !== front).map(toRow)
  }
}

/** `Alto em: gordura saturada, sódio`. */
function toHighIn(front: Item | undefined): string[] {
  const names = plainText(front?.valor ?? '').split(/[,;|]/)
  return names.map(name => name.trim().replace(/^(alto em|high in) /i, '')).filter(Boolean)
}

/** Bounded because matching takes quadratic time in the length. */
const LONGEST_AMOUNT = 200
const DAILY = /^(\d+(?:[.,]\d+)?\s*%|\*\*)/
const IN_PARENTHESES = /^(.+?)\s*\((\d+(?:[.,]\d+)?\s*%|\*\*)[^)]*\)$/

/** `24 g`, `24 g (32% VD)`, `24 g | 32%` and `80 g | 24 g | 32%`: per 100 g or ml, per serving, and of the daily value. */
function toRow({ label, valor, valorDiario }: Item) {
  const value = plainText(valor)
  const [, ...pair] = (value.length <= LONGEST_AMOUNT && IN_PARENTHESES.exec(value)) || []
  const cells = pair.length > 0 ? pair : splitCells(value)
  const [, found = ''] = (cells.length > 1 && DAILY.exec(cells.at(-1) ?? '')) || []
  const amounts = found ? cells.slice(0, -1) : cells
  return {
    label: plainText(label),
    hundred: amounts.length > 1 ? (amounts[0] ?? '') : '',
    amount: amounts.slice(-1).join(),
    daily: plainText(valorDiario) || found
  }
}

function splitCells(value: string): string[] {
  return value
    .split(/[|;]/)
    .map(cell => cell.trim())
    .filter(Boolean)
}
