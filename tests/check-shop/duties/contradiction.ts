import type { Duty, Failure } from '../duty.ts'
import { goodsOf } from '../goods.ts'
import { cellsOf, gramsOf, nutritionTable } from '../nutrition-table.ts'
import type { Page } from '../page.ts'
import { fold } from '../words.ts'

export const contradiction: Duty = {
  id: 'contradiction',
  duty: 'A product has one statement on each matter',
  source: 'CDC art. 37, § 1',
  sourceDate: '1990-09-11',
  severity: 'breach',
  ofPage: page => {
    if (page.kind !== 'product' || goodsOf(page) === 'other') return []
    const words = fold(page.ownWords)
    const both = CONTRADICTIONS.filter(({ one, other }) => one.test(words) && other.test(words))
    return [...both.map(({ name }) => ({ problem: `Both are said: ${name}` })), ...judgeAmounts(page, words)]
  }
}

interface Contradiction {
  name: string
  one: RegExp
  other: RegExp
}

/** Statements that cannot both be true of one product, in small letters without accents. */
const CONTRADICTIONS: readonly Contradiction[] = [
  {
    name: '“zero lactose” and lactose',
    one: /\b(zero|sem|livre de) lactose\b|\bnao contem lactose\b/,
    other: /\bbaixo (teor|em) (de )?lactose\b|\breduzid[oa] (em|teor de) lactose\b|(?<!nao )(?<!nem )\bcontem lactose\b/
  },
  {
    name: '“sem glúten” and gluten',
    one: /\b(zero|sem|livre de) gluten\b|\bnao contem gluten\b|\bgluten free\b/,
    other: /(?<!nao )(?<!nem )\bcontem gluten\b/
  },
  {
    name: '“sem açúcar” and sugar',
    one: /\b(zero|sem) acucar(es)?\b|\bnao contem acucar(es)?\b|\bsugar free\b/,
    other: /(?<!nao )(?<!nem )\bcontem acucar(es)?\b|\bcom acucar(es)?\b/
  },
  {
    name: '“vegano” and milk, egg or honey',
    one: /\b(vegan[oa]|100% vegetal|plant based)\b/,
    other: /(?<!nao )\bcontem (derivados? d[eo] )?(leite|ovos?|mel)\b/
  }
]

/** Not that of a part, and not "sem açúcar, sem sal, sem óleo adicionado". */
const WITHOUT_SUGAR =
  /(?<!(cobertura|chocolate|recheio) )\b(zero|sem) acucar(es)?\b(?![^.]{0,30} adicionad)|\bnao contem acucar(es)?\b/

/** Claims that an amount of the table denies. IN 75/2020: "zero" is at most this a serving, in g. */
const AMOUNTS = [
  {
    name: '“zero lactose”',
    claim: /\b(zero|sem|livre de) lactose\b|\bnao contem lactose\b/,
    row: /^lactose/,
    most: 0.1
  },
  {
    name: '“sem açúcar”',
    claim: WITHOUT_SUGAR,
    row: /^acucares totais/,
    most: 0.5
  },
  {
    name: '“sem adição de açúcar”',
    claim: /\bsem adicao de acucar(es)?\b|\bsem acucar(es)? adicionados?\b/,
    row: /^acucares adicionados/,
    most: 0
  }
]

function judgeAmounts({ main }: Page, words: string): Failure[] {
  const table = nutritionTable(main)
  const rows = table ? cellsOf(table) : []
  return AMOUNTS.flatMap(({ name, claim, row, most }) => {
    const cells = rows.find(([label = '']) => row.test(fold(label)))
    const amounts = (cells ?? []).slice(1).flatMap(cell => gramsOf(cell) ?? [])
    if (amounts.length === 0 || Math.min(...amounts) <= most || !claim.test(words)) return []
    return [{ problem: `Both are said: ${name} and ${cells?.join(' ')}`.slice(0, 110) }]
  })
}
