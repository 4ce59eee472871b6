import { type Duty, type Failure, unless } from '../duty.ts'
import { goodsOf } from '../goods.ts'
import { cellsOf, gramsOf, nutritionTable } from '../nutrition-table.ts'
import { isGone, isInStock, offeredCents, productOf } from '../offer.ts'
import type { Page } from '../page.ts'
import type { Twin } from '../shop.ts'
import { textAt } from '../things.ts'
import { fold, pricesIn } from '../words.ts'

export const sameFacts: Duty = {
  id: 'same-facts',
  duty: 'Page, Markdown and structured data say the same name, price and availability',
  source: 'CDC art. 30, 31 and 37',
  sourceDate: '1990-09-11',
  severity: 'breach',
  ofPage: page => (page.kind === 'product' ? judgeThings(page) : []),
  ofShop: ({ twins }) => twins.flatMap(twin => judgeTwin(twin).map(failure => ({ ...failure, path: twin.path })))
}

function judgeThings(page: Page): Failure[] {
  const product = productOf(page)
  if (!product) return [{ problem: 'The product has no structured data to compare', severity: 'look' }]
  const shown = new Set(pricesIn(page.ownWords))
  const cents = offeredCents(product)
  const inStock = isInStock(product)
  const name = textAt(product, 'name')
  return unless(
    [isSameName(name, page.title), `The structured data call it “${name.slice(0, 60)}”`],
    [
      cents.length === 0 || cents.some(price => shown.has(price)),
      `The structured data have another price: ${inReais(cents[0])}`
    ],
    [
      inStock === undefined || inStock === canBeBought(page),
      `The structured data say ${inStock ? 'in stock' : 'out of stock'}, the page does not`
    ]
  )
}

/** One name may hold more than the other: a brand, a flavour. */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)]
  return a === '' || b === '' || a.includes(b) || b.includes(a)
}

function bare(text: string): string {
  return fold(text).replace(/[^\p{L}\d]/gu, '')
}

function canBeBought(page: Page): boolean {
  const buttons = page.main.querySelectorAll('form[method="post" i] button, form[method="post" i] input[type=submit]')
  const buys = buttons.some(button =>
    /\b(comprar|adicionar (ao|a) (carrinho|sacola|cesta)|add to (cart|bag)|buy)\b/.test(
      fold(button.text || (button.getAttribute('value') ?? ''))
    )
  )
  return buys || !isGone(page)
}

function inReais(cents = 0): string {
  return `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`
}

/** Compares the Markdown of a product with its page. */
function judgeTwin({ page, text }: Twin): Failure[] {
  const title = /^#\s+(.+)$/m.exec(text)?.[1]?.replace(/\\(.)/g, '$1') ?? ''
  const cents = offeredCents(productOf(page))
  const price = cents.find(one => pricesIn(page.ownWords).includes(one)) ?? pricesIn(page.ownWords)[0]
  const isGoneThere = /\b(esgotado|indisponivel|fora de estoque|sem estoque|out of stock)\b/.test(
    fold(text.split(/^## /m)[0] ?? '')
  )
  return [
    ...unless(
      [bare(title) === bare(page.title), `The Markdown calls it “${title.slice(0, 60)}”`],
      [price === undefined || pricesIn(text).includes(price), `The Markdown does not have the price ${inReais(price)}`],
      [isGoneThere !== canBeBought(page), 'The Markdown says another availability than the page'],
      [!/^- : /m.test(text), 'The Markdown has a fact without its name']
    ),
    ...unsaidAmounts(page, text)
  ]
}

/** Amounts of the nutrition table that the Markdown does not have. */
function unsaidAmounts(page: Page, text: string): Failure[] {
  const table = nutritionTable(page.main)
  const words = bare(text)
  const lines = text.split('\n').map(bare)
  const unsaid = table
    ? cellsOf(table).filter(([label = '', amount = '']) =>
        words.includes(bare(label))
          ? !lines.some(line => line.includes(bare(label)) && line.includes(bare(amount)))
          : true
      )
    : []
  return unsaid.slice(0, 1).map(cells => ({
    problem: `The Markdown does not have this of the nutrition table: ${cells.join(' ').slice(0, 60)}`
  }))
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
    claim: /\b(zero|sem) acucar(es)?\b|\bnao contem acucar(es)?\b/,
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

function judgeAmounts({ main }: Page, words: string): Failure[] {
  const table = nutritionTable(main)
  const rows = table ? cellsOf(table) : []
  return AMOUNTS.flatMap(({ name, claim, row, most }) => {
    const cells = rows.find(([label = '']) => row.test(fold(label)))
    const [amount] = (cells ?? []).slice(1).flatMap(cell => gramsOf(cell) ?? [])
    if (amount === undefined || amount <= most || !claim.test(words)) return []
    return [{ problem: `Both are said: ${name} and ${cells?.join(' ')}`.slice(0, 110) }]
  })
}
