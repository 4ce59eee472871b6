import type { HTMLElement } from 'node-html-parser'
import { type Duty, type Failure, unless } from '../duty.ts'
import { goodsOf } from '../goods.ts'
import { cellsOf, nutritionTable, per100 } from '../nutrition-table.ts'
import type { Page } from '../page.ts'
import { fold, wordsOf } from '../words.ts'

export const nutrition: Duty = {
  id: 'nutrition',
  duty: 'The whole nutrition table is a table, with servings per pack, household measure, columns and legend',
  source: 'RDC 429/2020; IN 75/2020',
  sourceDate: '2020-10-08',
  severity: 'breach',
  ofPage: page => {
    const goods = goodsOf(page)
    if (page.kind !== 'product' || !['supplement', 'food'].includes(goods)) return []
    const table = nutritionTable(page.main)
    if (!table && EXEMPT.test(fold(page.title))) return []
    if (!table) return [{ problem: 'The product has no table of nutrition facts' }]
    return judgeTable(table, page, goods === 'food')
  }
}

/** Teas, coffee, spices and the like need no table (IN 75/2020, annex I). */
const EXEMPT = /^(cha|chas|cafe|ervas?|especiarias?|temperos?|vinagre|sal)\b/

const HOUSEHOLD =
  '(capsulas?|comprimidos?|softgels?|saches?|gomas?|barras?|unidades?|tabletes?|gotas?|colher(es)?|dosador(es)?|scoops?|xicaras?|copos?|fatias?|conta-gotas|medidas?|frascos?|garrafas?|latas?|potes?|punhados?|quadrad(o|inho)s?|caps|pedacos?|bolas?|calices?)'

function judgeTable(table: HTMLElement, page: Page, isFood: boolean): Failure[] {
  const own = fold(page.ownWords)
  const words = fold(wordsOf(table))
  const heads = fold(cellsOf(table).slice(0, 3).flat().join(' ; '))
  const per100g: Failure['severity'] = isFood ? 'breach' : 'look'
  return unless(
    [/porcoes por embalagem:?\s*(cerca de\s*)?\d/.test(own), 'The nutrition facts do not say the servings per pack'],
    [
      new RegExp(`porcao\\s*(de|:)?\\s*[\\d,.]+[^|]{0,20}\\b${HOUSEHOLD}\\b`).test(own),
      'The serving has no size with a household measure'
    ],
    [/100\s*(g|ml)\b/.test(heads), 'The nutrition table has no column per 100 g or 100 ml', per100g],
    [/porcao|\d\s*(g|ml|mg)\b|capsula|comprimido/.test(heads), 'The nutrition table has no column per serving'],
    [/%\s*vd/.test(heads), 'The nutrition table has no column %VD'],
    [/percentua(l|is) (de|do|dos) valor(es)? diarios?/.test(own), 'The legend of %VD is missing'],
    [
      !words.includes('**') || /\*\*\s*[a-z]/.test(own.replace(words, ' ')) || /\*\*\s*(vd |nao |valor)/.test(words),
      'The table has “**”, which nothing explains'
    ]
  )
}

interface Threshold {
  row: RegExp
  /** Amounts in g per 100 g and per 100 ml. */
  solid: number
  liquid: number
  name: string
}

/** IN 75/2020, annex XV. */
const HIGH: readonly Threshold[] = [
  { row: /^acucares adicionados/, solid: 15, liquid: 7.5, name: 'açúcar adicionado' },
  { row: /^gorduras? saturadas?/, solid: 6, liquid: 3, name: 'gordura saturada' },
  { row: /^sodio/, solid: 0.6, liquid: 0.3, name: 'sódio' }
]

export const frontLabel: Duty = {
  id: 'front-label',
  duty: 'Food high in added sugar, saturated fat or sodium says “ALTO EM”',
  source: 'RDC 429/2020, art. 18; IN 75/2020, annex XV',
  sourceDate: '2020-10-08',
  severity: 'likely',
  ofPage: page => {
    const table = page.kind === 'product' && goodsOf(page) === 'food' ? nutritionTable(page.main) : null
    return table && !isPlain(page) ? judgeHigh(table, page) : []
  }
}

function judgeHigh(table: HTMLElement, page: Page): Failure[] {
  const own = fold(page.ownWords)
  return HIGH.flatMap(({ row, solid, liquid, name }) => {
    const amount = per100(table, row)
    if (!amount || amount.grams < (amount.isLiquid ? liquid : solid)) return []
    const label = new RegExp(`alto em[^.]{0,60}${fold(name).split(' ')[0]}`)
    return unless([label.test(own), `The product lacks “ALTO EM ${name.toUpperCase()}”: ${amount.text} per 100`])
  })
}

/** Nuts, seeds and the like without additions need no front label (IN 75/2020, annex XVI). */
function isPlain(page: Page): boolean {
  const [, list = ''] = /\bingredientes?\b:?\s*([^.]{0,2000})\./.exec(fold(page.ownWords)) ?? []
  return list !== '' && !/[,;]| e |acucar|sal\b|oleo|mel\b|xarope/.test(list)
}
