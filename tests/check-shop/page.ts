import { HTMLElement, type Node, parse } from 'node-html-parser'
import type { Exchange } from './exchange.ts'
import { hasType, readThings, type Thing } from './things.ts'
import { fold, nameOf, pricesIn, wordsOf } from './words.ts'

type Kind = 'home' | 'listing' | 'product' | 'seller' | 'cart' | 'text'

export interface Link {
  /** The path within the shop; '' for addresses elsewhere. */
  path: string
  /** The address as it is written. */
  href: string
  /** What it is called, in small letters without accents. */
  name: string
  element: HTMLElement
}

/** A product among others, with its price. */
interface Card {
  path: string
  element: HTMLElement
}

export type Page = ReturnType<typeof readPage>

export function readPage({ path, status, ms, text }: Exchange, origin: string) {
  const root = parse(text, { blockTextElements: { script: true, style: true, pre: true, noscript: false } })
  const body = root.querySelector('body') ?? root
  const main = root.querySelector('main, [role=main]') ?? body
  const footer = footerOf(root)
  const things = readThings(root)
  const cards = readCards(main, origin, path)
  const others: ReadonlySet<Node> = new Set([...cards.map(card => card.element), ...saidByOthers(main)])
  const kind = kindOf(path, root, things, cards)
  return {
    ...{ path, kind, status, ms, root, main, footer, things, cards },
    title: wordsOf(root.querySelector('h1')),
    language: root.querySelector('html')?.getAttribute('lang') ?? '',
    words: wordsOf(body),
    mainWords: wordsOf(main),
    footerWords: wordsOf(footer ?? body),
    /** What the shop says of the thing itself: without other products, reviews and questions. */
    ownWords: wordsOf(main, others),
    /** Cards of other products, reviews and questions. */
    others,
    links: linksIn(body, origin),
    mainLinks: linksIn(main, origin),
    footerLinks: linksIn(footer ?? body, origin)
  }
}

function linksIn(element: HTMLElement, origin: string): Link[] {
  return element.querySelectorAll('a[href]').map(anchor => {
    const href = anchor.getAttribute('href') ?? ''
    return { href, path: pathOf(href, origin), name: fold(nameOf(anchor)), element: anchor }
  })
}

/** '' for another host. */
export function pathOf(href: string, origin: string): string {
  const url = URL.parse(href, origin)
  return url?.origin === origin ? url.pathname + url.search : ''
}

function footerOf(root: HTMLElement): HTMLElement | null {
  const footers = root.querySelectorAll('footer').filter(footer => !footer.closest('main, article'))
  return footers.at(-1) ?? root.querySelector('[role=contentinfo], #footer, #rodape, .footer, .rodape')
}

export const CART = /^\/(checkout\/)?(cart|carrinho|sacola|cesta)\/?(\?|$)/
export const SELLER = /^\/(vendedor(es)?|sellers?|lojistas?|parceiros?)\/(?!mapa\b)[^/?]+\/?$/

function kindOf(path: string, root: HTMLElement, things: readonly Thing[], cards: readonly Card[]): Kind {
  if (path === '/') return 'home'
  if (CART.test(path)) return 'cart'
  if (SELLER.test(path)) return 'seller'
  if (isProduct(root, things)) return 'product'
  return cards.length > 1 || things.some(thing => hasType(thing, /^ItemList$/)) ? 'listing' : 'text'
}

export const PRODUCT = /^(Individual)?Product(Group|Model)?$/

function isProduct(root: HTMLElement, things: readonly Thing[]): boolean {
  if (things.some(thing => hasType(thing, PRODUCT))) return true
  const type = root.querySelector('meta[property="og:type"]')?.getAttribute('content') ?? ''
  return /^(og:)?product(\.item)?$/.test(type) || root.querySelectorAll('[itemtype$="schema.org/Product"]').length === 1
}

const MOST_LINKS = 2_000
const MOST_STEPS = 5
const MOST_WAYS = 2

function readCards(main: HTMLElement, origin: string, here: string): Card[] {
  const found = new Map<HTMLElement, Card>()
  for (const link of linksIn(main, origin).slice(0, MOST_LINKS)) {
    if (!link.path || link.path === here || link.href.startsWith('#')) continue
    const element = cardAround(link.element, main, origin)
    if (element && !found.has(element)) found.set(element, { path: link.path.replace(/\?.*/, ''), element })
  }
  return [...found.values()]
}

/** The smallest element with this link and a price that leads to one product. */
function cardAround(link: HTMLElement, main: HTMLElement, origin: string): HTMLElement | null {
  let element: Node | null = link
  for (let step = 0; step < MOST_STEPS && element instanceof HTMLElement && element !== main; step += 1) {
    if (element.querySelector('h1') || element.tagName === 'FORM') return null
    const ways = new Set(linksIn(element, origin).map(({ path }) => path.replace(/\?.*/, '')))
    if (ways.size > MOST_WAYS) return null
    if (pricesIn(wordsOf(element)).length > 0) return element
    element = element.parentNode
  }
  return null
}

export function isWithin(element: Node | null, parts: ReadonlySet<Node>): boolean {
  return element !== null && (parts.has(element) || isWithin(element.parentNode, parts))
}

const OTHERS = /avalia|review|comentario|comment|pergunta|question|depoimento/

/** Sections of reviews and questions. */
function saidByOthers(main: HTMLElement): HTMLElement[] {
  return main.querySelectorAll('section, [id]').filter(part => {
    if (part.querySelector('h1')) return false
    return OTHERS.test(fold(`${part.id} ${wordsOf(part.querySelector('h2'))}`)) && part.tagName !== 'A'
  })
}
