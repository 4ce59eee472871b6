import { setTimeout } from 'node:timers/promises'
import {
  type Judge,
  judgeCart,
  judgeCrawlerFile,
  judgeDocument,
  judgeHealth,
  judgeListing,
  judgeProduct,
  linksIn,
  productsIn
} from './judge-answer.ts'
import { type Answer, type Shop, visit } from './visit.ts'

/** A page that the stages of the release are watched by. */
export interface Page {
  name: string
  path: string
  judge: Judge
}

/** A deployment takes some seconds to be everywhere, a new domain a minute or two. */
const ARRIVAL_MS = 180_000
const PAUSE_MS = 2_000
/** A shop's menu may begin with links that are no listing. */
const LISTINGS_TRIED = 8

/** Visits home, a listing, a product, the cart, health and a crawler file. Throws an Error that names what is wrong. */
export async function smokeTest(shop: Shop, signal: AbortSignal): Promise<Page[]> {
  await waitForVersion(shop, signal)
  const pages: Page[] = [{ name: 'home', path: '/', judge: judgeDocument(shop.files) }]
  const file = await visit(shop, '/llms.txt')
  const faults = [faultOf('crawler file', '/llms.txt', judgeCrawlerFile(file))]
  const listing = await findListing(shop, linksIn(file.body))
  faults.push(listing.fault)
  const [product] = productsIn(listing.answer?.body ?? '')
  if (listing.path) pages.push({ name: 'listing', path: listing.path, judge: judgeListing(shop.files) })
  if (product) pages.push({ name: 'product', path: product, judge: judgeProduct(shop.files) })
  pages.push({ name: 'cart', path: '/api/v2/front/checkout/cart', judge: judgeCart })
  for (const { name, path, judge } of pages) faults.push(faultOf(name, path, judge(await visit(shop, path))))
  signal.throwIfAborted()
  const found = faults.filter(Boolean)
  if (found.length > 0) throw new Error(`The smoke test failed\n${found.join('\n')}`)
  return pages
}

async function waitForVersion(shop: Shop, signal: AbortSignal): Promise<void> {
  const judge = judgeHealth(shop.version)
  const untilMs = performance.now() + ARRIVAL_MS
  for (;;) {
    const fault = judge(await visit(shop, '/_health'))
    signal.throwIfAborted()
    if (!fault) return
    if (performance.now() > untilMs)
      throw new Error(`${shop.origin}/_health, asked for version ${shop.version} of ${shop.worker}, ${fault}.
Does that address lead to this Worker? A new domain: npx wrangler triggers deploy --config build/server/wrangler.json`)
    await setTimeout(PAUSE_MS, undefined, { signal })
  }
}

async function findListing(shop: Shop, paths: string[]): Promise<{ path?: string; answer?: Answer; fault: string }> {
  let first = ''
  for (const path of paths.slice(0, LISTINGS_TRIED)) {
    const answer = await visit(shop, path)
    const fault = judgeListing(shop.files)(answer)
    if (!fault) return { path, answer, fault }
    first ||= faultOf('listing', path, fault)
  }
  return { fault: first || 'listing: /llms.txt names none' }
}

function faultOf(name: string, path: string, fault: string): string {
  return fault && `  ${name}: ${path} ${fault}`
}
