import { type Duty, type Failure, unless } from '../duty.ts'
import { cellsOf, nutritionTable } from '../nutrition-table.ts'
import { isGone, isInStock, offeredCents, productOf } from '../offer.ts'
import { isWithin, type Page } from '../page.ts'
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
      inStock === false || cents.length === 0 || cents.some(price => shown.has(price)),
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
  const own = buttons.filter(button => !isWithin(button, page.others))
  const buys = own.some(button =>
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
