import { type Duty, unless } from '../duty.ts'
import { isMeasuredItem } from '../feed.ts'
import { goodsOf, isMeasured } from '../goods.ts'
import { isForSale } from '../offer.ts'
import type { Page } from '../page.ts'
import { fold, pricesIn } from '../words.ts'

/** 12 points, in CSS pixels. */
const LEAST_PX = 16

export const cashPrice: Duty = {
  id: 'cash-price',
  duty: 'The cash price stands beside the picture, in letters of at least 12 points (16 px)',
  source: 'Lei 10.962/2004, art. 2, III (by Lei 13.543/2017)',
  sourceDate: '2017-12-19',
  severity: 'breach',
  ofPage: page =>
    page.kind === 'product' && isForSale(page)
      ? unless([pricesIn(page.ownWords).length > 0, 'The product has no price in reais'])
      : [],
  ofShop: ({ sizes, carts }) => {
    const unmeasured = { problem: `Sizes of prices were not measured: there is no Chromium`, severity: 'look' as const }
    const small = sizes?.flatMap(({ path, smallest, text }) =>
      smallest < LEAST_PX ? [{ path, problem: `A cash price is ${smallest} px high: ${text}` }] : []
    )
    const bare = carts.filter(({ added, cart }) => added && pricesIn(cart.mainWords).length === 0)
    return [
      ...(small ?? [unmeasured]),
      ...bare.map(({ cart }) => ({ path: cart.path, problem: 'The cart shows no price of what is in it' }))
    ]
  }
}

export const unitPrice: Duty = {
  id: 'unit-price',
  duty: 'Goods by weight, volume or doses have a price per unit of measure, in the feed too',
  source: 'Lei 10.962/2004, art. 2-A (by Lei 13.175/2015)',
  sourceDate: '2015-10-21',
  severity: 'breach',
  ofPage: page => {
    const isAsked = page.kind === 'product' && isMeasured(page.title) && !['other', 'kit'].includes(goodsOf(page))
    return isAsked && isForSale(page)
      ? unless([UNIT_PRICE.test(fold(page.ownWords)), 'The product has no price per dose, 100 g, 100 ml or unit'])
      : []
  },
  ofShop: ({ feed }) => {
    if (!feed) return []
    const measured = feed.items.filter(isMeasuredItem)
    const lacking = measured.filter(({ unitMeasure }) => !unitMeasure)
    const problem = `${lacking.length} of ${measured.length} goods in the feed have no unit_pricing_measure`
    return lacking.length > 0 ? [{ path: feed.path, problem, severity: 'likely' }] : []
  }
}

const UNIT =
  '(doses?|porcao|porcoes|capsulas?|comprimidos?|softgels?|saches?|gomas?|barras?|unidades?|un|tabletes?|gotas?|kg|quilo|g|ml|l|litro)'
const UNIT_PRICE = new RegExp(`r\\$\\s*[\\d.,]+\\s*(por|/|a cada|cada|o|a)\\s*(\\d+\\s*)?${UNIT}\\b`)

export const discount: Duty = {
  id: 'discount',
  duty: 'A discount by means of payment is in sight',
  source: 'Lei 10.962/2004, art. 5-A (by Lei 13.455/2017)',
  sourceDate: '2017-06-26',
  severity: 'breach',
  ofPage: page => {
    const means = page.kind === 'product' && isForSale(page) ? discountedMeans(page) : []
    return means.map(name => ({ problem: `The shop offers a discount for ${name}, which the product does not show` }))
  }
}

/** Means of payment with a discount by the footer or the header, not named beside the price. */
function discountedMeans({ words, mainWords, ownWords }: Page): string[] {
  const elsewhere = fold(words.replace(mainWords, ' '))
  const own = fold(ownWords)
  return ['pix', 'boleto'].filter(name => {
    const offer = `\\d\\s?% (de )?(desconto|off) (no|via|por|com|em|pelo|pagando (no|com|via)) (o )?${name}\\b`
    const turned = `\\b${name}\\b ?(:|com|tem|ganha|-) ?\\d+\\s?% (de )?(desconto|off)`
    const price = `r\\$\\s*[\\d.,]+\\s*(a vista\\s*)?(no|com|via|por)?\\s*${name}\\b|\\b${name}\\b:?\\s*r\\$`
    return new RegExp(`${offer}|${turned}`).test(elsewhere) && !new RegExp(`${price}|${offer}|${turned}`).test(own)
  })
}

export const credit: Duty = {
  id: 'credit',
  duty: 'Instalments come with number, total, and the interest a month and a year',
  source: 'Decreto 5.903/2006, art. 3; CDC art. 52 and 54-B',
  sourceDate: '2021-07-01',
  severity: 'breach',
  ofPage: page => (page.kind === 'product' && isForSale(page) ? judgeCredit(page) : [])
}

function judgeCredit(page: Page) {
  const words = fold(page.ownWords)
  if (!/\b\d{1,2}\s*x\s*(de\s*)?r\$/.test(words)) return []
  const hasInterest = /com juros|com acrescimo|\d\s?%\s*(ao mes|a\.? ?m\b)/.test(words)
  if (!hasInterest)
    return unless([
      /sem juros|sem acrescimo/.test(words),
      'The instalments do not say whether there is interest',
      'likely'
    ])
  return [
    ...unless(
      [
        /\d\s?%\s*(ao mes|a\.? ?m\b|mensal)|taxa mensal/.test(words),
        'Instalments with interest do not say the rate a month'
      ],
      [
        /\d\s?%\s*(ao ano|a\.? ?a\b|anual)|taxa anual/.test(words),
        'Instalments with interest do not say the rate a year'
      ],
      [/\btotal\b/.test(words), 'Instalments with interest do not say the total']
    ),
    ...wrongRows(page)
  ]
}

/** Rows of a table of instalments in which number times value is not the total. */
function wrongRows({ main }: Page) {
  return main.querySelectorAll('tr').flatMap(row => {
    const words = row.text.replace(/\s+/g, ' ')
    const number = Number(/^\D{0,20}(\d{1,2})\s*x/.exec(words.trim())?.[1])
    const [value, total] = pricesIn(words)
    if (!number || !value || !total || Math.abs(number * value - total) <= number) return []
    return [{ problem: `${number} instalments do not make the total: ${words.trim().slice(0, 60)}` }]
  })
}
