import { findFeed, markdownPath, readSitemap } from './addresses.ts'
import type { Options } from './arguments.ts'
import { tryCarts } from './cart.ts'
import { isAccessibility, isPrivacy } from './duties/people.ts'
import { isWithdrawal } from './duties/withdrawal.ts'
import { CART, type Link, type Page, SELLER } from './page.ts'
import { candidatesOf, sample } from './products.ts'
import type { Measure, Shop, Twin } from './shop.ts'
import { type Visiting, visit, visitInEnglish } from './visit.ts'

const SAMPLE = { products: 20, listings: 10, sellers: 5, texts: 30, english: 6 }
const USUAL_CART = '/checkout/carrinho'

/** Reads the shop from its home page on. Null when that cannot be read. */
export async function crawl(visiting: Visiting, { all, cart }: Options, measure: Measure): Promise<Shop | null> {
  const home = await visit(visiting, '/')
  if (!home) return null
  const [feed, sitemap, named, listings] = await Promise.all([
    findFeed(visiting, home),
    readSitemap(visiting),
    visitNamed(visiting, home),
    visitAll(visiting, listingPaths(home))
  ])
  const places = [home, ...listings.filter(({ kind }) => kind === 'listing')]
  const candidates = candidatesOf(feed, places, visiting.origin)
  const products = await visitAll(visiting, sample(candidates, SAMPLE.products))
  await visitSellers(visiting, [...products, ...named.texts])
  const twins = await readTwins(visiting, products)
  await visitEnglish(visiting, home, [...places, ...products])
  const carts = cart ? await tryCarts(visiting, products, named.cart) : []
  if (all) await visitRest(visiting, [...candidates.map(({ path }) => path), ...sitemap])
  const sizes = await measure(visiting.origin, measured(home, places, products))
  return { ...named, home, feed, twins, carts, sizes }
}

/** Pages of the kinds that have duties of their own, the footer's pages and the cart. */
async function visitNamed(visiting: Visiting, home: Page) {
  const pathOfFirst = (is: (link: Link) => boolean) => [...home.footerLinks, ...home.links].find(is)?.path
  const see = (is: (link: Link) => boolean) => {
    const path = pathOfFirst(is)
    return path ? visit(visiting, path) : null
  }
  const cartPath = pathOfFirst(({ path }) => CART.test(path)) ?? USUAL_CART
  const texts = distinct(home.footerLinks.map(({ path }) => path)).slice(0, SAMPLE.texts)
  const [withdrawal, privacy, accessibility, , read] = await Promise.all([
    see(isWithdrawal),
    see(isPrivacy),
    see(isAccessibility),
    visit(visiting, cartPath),
    visitAll(visiting, texts)
  ])
  return { withdrawal, privacy, accessibility, cart: cartPath, texts: read }
}

/** Departments of the menu: short paths, spread over it. */
function listingPaths({ links, footerLinks }: Page): string[] {
  const footer = new Set(footerLinks.map(({ element }) => element))
  const paths = distinct(links.filter(({ element }) => !footer.has(element)).map(({ path }) => path))
  const short = paths.filter(
    path => /^\/[^/?]+(\/[^/?]+)?\/?$/.test(path) && !/^\/(checkout|conta|login|account)\b/.test(path)
  )
  const top = short.filter(path => /^\/[^/]+\/?$/.test(path))
  return [...top, ...short.filter(path => !top.includes(path))].slice(0, SAMPLE.listings * 2)
}

async function visitSellers(visiting: Visiting, pages: readonly Page[]): Promise<void> {
  const paths = distinct(pages.flatMap(({ mainLinks }) => mainLinks.map(({ path }) => path)))
  await visitAll(visiting, paths.filter(path => SELLER.test(path)).slice(0, SAMPLE.sellers))
}

async function readTwins(visiting: Visiting, products: readonly Page[]): Promise<Twin[]> {
  const { status } = await visiting.ask({ path: '/llms.txt', accept: 'text/plain' })
  const twins = await Promise.all(
    products.map(async page => {
      const path = markdownPath(page, visiting.origin, status === 200)
      const answer = path ? await visiting.ask({ path, accept: 'text/markdown' }) : null
      return path && answer?.status === 200 && /markdown|plain/.test(answer.contentType)
        ? [{ path, page, text: answer.text }]
        : []
    })
  )
  return twins.flat()
}

async function visitEnglish(visiting: Visiting, home: Page, pages: readonly Page[]): Promise<void> {
  if (!home.root.querySelector('[name=language], [hreflang^=en], [lang=en]')) return
  const paths = distinct(pages.map(({ path }) => path)).slice(0, SAMPLE.english + SAMPLE.products)
  await Promise.all(paths.map(path => visitInEnglish(visiting, path)))
}

/** Pages are judged as they come and not kept. */
async function visitRest(visiting: Visiting, paths: readonly string[]): Promise<void> {
  const queue = distinct(paths).values()
  await Promise.all(Array.from({ length: LANES }, work))

  async function work(): Promise<void> {
    for (const path of queue) {
      await visit(visiting, path)
      visiting.seen.set(path, Promise.resolve(null))
    }
  }
}

const LANES = 4

function measured(home: Page, places: readonly Page[], products: readonly Page[]): string[] {
  return distinct([home, ...places.slice(1, 3), ...products.slice(0, 3)].map(({ path }) => path))
}

async function visitAll(visiting: Visiting, paths: readonly string[]): Promise<Page[]> {
  const pages = await Promise.all(paths.map(path => visit(visiting, path)))
  return pages.flatMap(page => page ?? [])
}

function distinct(paths: readonly string[]): string[] {
  return [...new Set(paths)].filter(Boolean)
}
