import { unaccented } from '../store/unaccented.ts'
import { priceHref } from './listing-links.ts'
import { NO_END, type PriceSpan, readPrice } from './listing-price.ts'
import type { OrderId } from './order.ts'

/** A search with its price phrases taken out of it. */
interface PricedTerm {
  /** The words that are left, as typed. */
  term: string
  price: PriceSpan | null
  order: OrderId | null
}

interface Found {
  /** Number of words. */
  length: number
  price?: PriceSpan
}

/** The address of the same search with the price as a filter. Null when the term has no price phrase. */
export function pricedSearch({ pathname, search }: URL, term: string): string | null {
  const read = readPriceWords(term)
  if (!read) return null
  const query = new URLSearchParams(search)
  query.set('busca', read.term)
  if (read.order) query.set('order', read.order)
  const page = { path: pathname, search: `?${query}` }
  return priceHref(page, read.price ?? readPrice(search))
}

/** `whey até 200` is whey for 0 to 200 BRL; `creatina barata` is creatina, cheapest first. Null without such a phrase. */
export function readPriceWords(term: string): PricedTerm | null {
  const typed = term.split(/\s+/).filter(Boolean)
  const words = typed.map(plain)
  const left: string[] = []
  const read: Omit<PricedTerm, 'term'> = { price: null, order: null }
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(words, at)
    if (!found) left.push(typed[at] ?? '')
    else if (found.price) read.price = found.price
    else read.order = 'menorpreco'
    at += found?.length ?? 1
  }
  return read.price || read.order ? { term: left.join(' '), ...read } : null
}

function plain(word: string): string {
  return unaccented(word).replace(/[,.;:!?]$/, '')
}

function phraseAt(words: string[], at: number): Found | null {
  const limit = limitAt(words, at, UP_TO) ?? limitAt(words, at, STARTING_AT)
  return cheapAt(words, at) ?? betweenAt(words, at) ?? limit ?? sumAt(words, at)
}

const CHEAP =
  /^(barat(o|a|os|as|inho|inha)|economic(o|a|os|as)|cheap|cheaper|cheapest|em conta|menor preco|preco baixo|low price|lowest price)$/
const BEFORE_CHEAP = /^(mais|bem|bom e|boa e|o mais|a mais|de)$/

/** `barata`, `mais em conta`, `bom e barato`. */
function cheapAt(words: string[], at: number): Found | null {
  const filler = longest(words, at, 2, BEFORE_CHEAP)
  const cheap = longest(words, at + filler, 2, CHEAP)
  return cheap > 0 ? { length: filler + cheap } : null
}

const UP_TO = {
  says: /^(ate|abaixo de|menos (de|que|do que)|menor que|por (menos de|ate)|custando ate|no maximo|maximo( de)?|inferior a|under|below|up to|less than|cheaper than|at most|max)$/,
  price: (to: number) => ({ from: 0, to: Math.ceil(to) })
}
const STARTING_AT = {
  says: /^(acima de|a partir de|mais (de|que|do que)|maior que|superior a|no minimo|minimo( de)?|above|more than|at least|starting at|from)$/,
  price: (from: number) => ({ from: Math.floor(from), to: NO_END })
}

function limitAt(words: string[], at: number, { says, price }: typeof UP_TO): Found | null {
  const start = longest(words, at, 3, says)
  const amount = start > 0 ? amountAt(words, at + start) : null
  return amount && { length: start + amount.length, price: price(amount.value) }
}

/** `de 100 reais`, `R$ 50`. */
function sumAt(words: string[], at: number): Found | null {
  const joint = /^(de|por|a)$/.test(words[at] ?? '') ? 1 : 0
  const amount = amountAt(words, at + joint)
  return amount?.isMoney ? { length: joint + amount.length, price: UP_TO.price(amount.value) } : null
}

const BETWEEN = /^(entre|de|between|from)$/
const TO = /^(e|a|ate|and|to|-)$/
const TO_ALONE = /^(a|to|-)$/
/** `de 2 a 3` counts things. */
const LEAST_OF_RANGE = 5

/** `entre 50 e 100`, `de 20 a 40`, `from 20 to 40`. */
function betweenAt(words: string[], at: number): Found | null {
  const start = BETWEEN.test(words[at] ?? '') ? 1 : 0
  const first = amountAt(words, at + start)
  const joint = at + start + (first?.length ?? 0)
  const last = first && TO.test(words[joint] ?? '') ? amountAt(words, joint + 1) : null
  if (!first || !last || Math.min(first.value, last.value) < LEAST_OF_RANGE) return null
  if (start === 0 && !(last.isMoney && TO_ALONE.test(words[joint] ?? ''))) return null
  const [from, to] = [Math.floor(Math.min(first.value, last.value)), Math.ceil(Math.max(first.value, last.value))]
  return { length: joint + 1 + last.length - at, price: { from, to } }
}

const AMOUNT = /^(?:r?\$)?(\d{1,6}|\d{1,3}\.\d{3})(?:[.,](\d{1,2}))?(reais|real|rs|conto|contos|brl)?$/
const MONEY = /^(reais|real|rs|r\$|conto|contos|pila|pilas|brl)$/
/** `até 200 mg` is a dose, `acima de 50 anos` an age. */
const MEASURE =
  /^(k?g|gr|gramas?|grams?|k(ilo|g)s?|quilos?|mg|mcg|ug|µg|ml|l|litros?|liters?|litres?|ui|iu|oz|lbs?|caps|capsulas?|capsules?|comprimidos?|tablets?|softgels?|gomas?|gummies|doses?|servings?|porc(ao|oes)|un|und|unidades?|units?|saches?|sachets?|potes?|barras?|bars?|latas?|sabores|anos?|years?|dias?|days?|mes(es)?|months?|horas?|hours?|min|minutos?|k?cal|calorias?|calories|vezes|x|km|cm|%|por|percent|bilhoes|billion|cepas|em)$/

/** The amount, with the currency before or after it. Null for what is measured in something else. */
function amountAt(words: string[], at: number) {
  const sign = /^r?\$$/.test(words[at] ?? '') ? 1 : 0
  const word = words[at + sign] ?? ''
  const [, whole = '', cents = '0', unit = ''] = AMOUNT.exec(word) ?? []
  if (whole === '') return null
  const next = words[at + sign + 1] ?? ''
  const named = MONEY.test(next) ? 1 : 0
  const isMoney = sign + named > 0 || unit !== '' || word.includes('$')
  if (MEASURE.test(next) && !isMoney) return null
  return { length: sign + 1 + named, value: Number(`${whole.replace('.', '')}.${cents}`), isMoney }
}

/** How many words from a place on make a phrase: the longest one, 0 for none. */
function longest(words: string[], at: number, most: number, phrase: RegExp): number {
  for (let length = Math.min(most, words.length - at); length > 0; length--)
    if (phrase.test(words.slice(at, at + length).join(' '))) return length
  return 0
}
