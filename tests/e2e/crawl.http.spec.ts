import { expect, test } from '@playwright/test'
import { ask, inParallel, readSitemaps, type SeenPage, seePage } from '../support/crawl.ts'
import { htmlFaults } from '../support/html-check.ts'
import { PORTS } from '../support/ports.ts'
import { sample, seedOfRun, TAKES_ALL } from '../support/sample.ts'

/** The demonstration store has a few more. Fewer mean that a part of the sitemap is missing. */
const LEAST_PAGES = 450
const LEAST_PRODUCTS = 300
/** Pages a day. `npm run test:all` takes every page of the sitemap. */
const A_DAY = 70
/** Sample size of each kind: there are countless links with a query, and large pictures are slow to resize. */
const LINKS_OF_A_KIND = TAKES_ALL ? 200 : 25
/** The whole HTML is checked on one of this many pages. */
const WHOLE_EVERY = 6
const CRAWL_MS = 600_000

const ORIGIN = process.env.CRAWL_ORIGIN ?? `http://localhost:${PORTS.store}`

// A single test, because the crawl is most of the work. It reports every fault and stops at none.
test('a crawler finds every page once, whole and in order', async () => {
  test.setTimeout(CRAWL_MS)
  const paths = await readSitemaps(ORIGIN)
  expect(paths.length).toBeGreaterThan(LEAST_PAGES)
  expect(new Set(paths).size).toBe(paths.length)
  const pages = await seeAll([...new Set(['/', ...sample(paths, A_DAY)])])
  await test.step('every page is there, without a detour', () => expectNone(pages, ({ status }) => status !== 200))
  await test.step('has one heading, a title, a description and its own address', () => {
    expectNone(pages, ({ headings }) => headings !== 1)
    expectNone(pages, ({ title }) => title === '')
    expectNone(pages, ({ description }) => description.length < 70 || description.length > 160)
    expectNone(pages, ({ path, canonical, robots }) => canonical !== ORIGIN + path || robots !== '')
    expect.soft(sharedTitles(pages)).toEqual([])
  })
  await test.step('says to search engines what it is', () => {
    expectNone(pages, ({ path, things }) => !things?.includes(path === '/' ? 'Organization' : 'BreadcrumbList'))
    expect.soft(productsOf(pages).length).toBeGreaterThan(TAKES_ALL ? LEAST_PRODUCTS : A_DAY / 3)
  })
  await test.step('links to pages alone', async () => expect.soft(await brokenLinks(pages, paths)).toEqual([]))
  await test.step('every product is three moves from the home page', async () => {
    const reached = reachedIn(3, [...pages, ...(await between(pages, paths))])
    expect.soft(productsOf(pages).filter(path => !reached.has(path))).toEqual([])
  })
  // Last, because it takes so long that idle connections would close.
  await test.step('is valid HTML', async () => expect.soft((await faultsIn(pages)).slice(0, 20)).toEqual([]))
})

function seeAll(paths: string[]): Promise<SeenPage[]> {
  return inParallel(paths, path => seePage(ORIGIN, path))
}

/** The pages between home and the sampled products: home's links and the breadcrumbs. */
function between(pages: SeenPage[], sitemap: string[]): Promise<SeenPage[]> {
  const seen = new Set(pages.map(({ path }) => path))
  const near = new Set(pages.flatMap(({ path, links, ways }) => (path === '/' ? links : ways)))
  return seeAll(sitemap.filter(path => near.has(path) && !seen.has(path)))
}

/** The shell is the same on all pages, so only some are checked as a whole. */
async function faultsIn(pages: SeenPage[]): Promise<string[]> {
  const found = pages.filter(({ status }) => status === 200)
  const faults = await inParallel([...found.entries()], async ([place, { path, html }]) => {
    const part = place % WHOLE_EVERY === 0 ? html : html.slice(html.indexOf('<main'), html.indexOf('</main>') + 7)
    return (await htmlFaults(part)).map(fault => `${path}: ${fault}`)
  })
  return faults.flat()
}

function expectNone(pages: SeenPage[], isWrong: (page: SeenPage) => boolean): void {
  expect.soft(pages.filter(isWrong).map(({ links: _, html: __, ...page }) => page)).toEqual([])
}

function sharedTitles(pages: SeenPage[]): string[] {
  const groups = [...Map.groupBy(pages, ({ title }) => title)].filter(([, same]) => same.length > 1)
  return groups.map(([title, same]) => `${title}: ${same.map(({ path }) => path).join(' ')}`)
}

function productsOf(pages: SeenPage[]): string[] {
  const kinds = ['Product', 'ProductGroup']
  return pages.filter(({ things }) => things?.some(thing => kinds.includes(thing))).map(({ path }) => path)
}

/** Links outside the sitemap; its pages are all checked on some day. */
async function brokenLinks(pages: SeenPage[], sitemap: string[]): Promise<string[]> {
  const seen = new Set(sitemap)
  const links = [...new Set(pages.flatMap(page => page.links))].filter(link => !seen.has(link))
  const kinds = Map.groupBy(links, link =>
    link.includes('?') ? 'query' : link.startsWith('/img/') ? 'picture' : 'page'
  )
  const asked = [...(kinds.get('page') ?? []), ...some(kinds.get('query')), ...some(kinds.get('picture'))]
  const answers = await inParallel(asked, async link => {
    const response = await ask(ORIGIN, link)
    await response.body?.cancel()
    return { link, status: response.status }
  })
  const broken = answers.filter(({ status }) => status !== 200)
  return broken.map(({ link, status }) => `${status} ${link} on ${pages.find(page => page.links.includes(link))?.path}`)
}

function some(links: string[] = []): string[] {
  return sample(links.toSorted(), LINKS_OF_A_KIND, seedOfRun(), false)
}

/** The pages within `moves` links of the home page. */
function reachedIn(moves: number, pages: SeenPage[]): Set<string> {
  const links = new Map(pages.map(page => [page.path, page.links]))
  const reached = new Set(['/'])
  let edge = ['/']
  for (let move = 0; move < moves; move += 1) {
    edge = edge.flatMap(path => links.get(path) ?? []).filter(path => !reached.has(path))
    for (const path of edge) reached.add(path)
  }
  return reached
}
