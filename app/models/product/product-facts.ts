import type { WireCaracteristica } from '../../contract/product.ts'
import { resolveLink } from '../content/link.ts'
import { plainText } from '../content/plain-text.ts'
import { unaccented } from '../store/unaccented.ts'

export type FactTable = ReturnType<typeof toTable>
export type NutritionFacts = ReturnType<typeof toNutrition>

/** Reads `caracteristicas`. Nutrition facts are separate: they are shown as the table that the law prescribes. */
export function toFacts(groups: readonly WireCaracteristica[], origins: readonly string[] = []) {
  const shown = groups.filter(({ visivelSite, itens }) => visivelSite !== false && itens.length > 0)
  const nutrition = shown.find(isNutrition)
  return {
    nutrition: nutrition ? toNutrition(nutrition) : null,
    facts: shown.filter(group => group !== nutrition).map(group => toTable(group, origins))
  }
}

function isNutrition({ nome }: WireCaracteristica): boolean {
  return /^(informac(ao|oes) nutriciona(l|is)|tabela nutricional|nutrition)/.test(unaccented(nome))
}

function toNutrition({ nome, itens }: WireCaracteristica) {
  const servings = itens.find(({ label }) => /^(porcoes|servings)\b/.test(unaccented(label)))
  const serving = itens.find(({ label }) => /^(porcao|serving)\b/.test(unaccented(label)))
  return {
    title: plainText(nome),
    serving: plainText(serving?.valor ?? ''),
    servings: plainText(servings?.valor ?? ''),
    rows: itens.filter(item => item !== serving && item !== servings).map(toRow)
  }
}

const AMOUNT = /^(.+?)\s*[(|;]\s*(\d+(?:[.,]\d+)?\s*%|\*\*)[^)|;]*\)?$/
/** Bounded because matching takes quadratic time in the length. */
const LONGEST_AMOUNT = 200

/** `daily`: percentage of the daily value ('48%', '**'), from its own field or after the amount: `24 g | 48%`, `24 g (48% VD)`. */
function toRow({ label, valor, valorDiario }: WireCaracteristica['itens'][number]) {
  const value = plainText(valor)
  const [, amount = value, daily = ''] = (value.length <= LONGEST_AMOUNT && AMOUNT.exec(value)) || []
  return { label: plainText(label), amount, daily: plainText(valorDiario) || daily }
}

function toTable({ nome, itens }: WireCaracteristica, origins: readonly string[]) {
  return {
    title: plainText(nome),
    rows: itens.map(({ label, valor }) => ({
      label: plainText(label),
      value: plainText(valor),
      ...documentLink(valor.trim(), origins)
    }))
  }
}

const LONGEST_ADDRESS = 2_000

/** The address of a document, such as a batch report, when the text is one absolute address and nothing else. */
function documentLink(value: string, origins: readonly string[]): { href?: string } {
  const isAddress = value.length <= LONGEST_ADDRESS && /^https?:\/\/\S+$/i.test(value)
  const link = isAddress ? resolveLink(value, origins) : null
  return link ? { href: link.href } : {}
}
