import { expect, test } from '@playwright/test'
import { inParallel, readSitemaps } from '../support/crawl.ts'
import { PORTS } from '../support/ports.ts'
import { sample } from '../support/sample.ts'

const ORIGIN = `http://localhost:${PORTS.store}`
const DEAR = '/whey-isolado-zero-lactose-18-kg-arco-forte'
const A_DAY = 150
const ON_REQUEST = '/whey-hidrolisado-clinico-900-g-aurora-lab'

// The crawl checks the same in Portuguese.
test('in English the pages of the sitemap describe themselves in 70 to 160 characters', async () => {
  test.setTimeout(240_000)
  const paths = await readSitemaps(ORIGIN)
  expect(paths.length).toBeGreaterThan(450)
  const said = await inParallel(sample(paths, A_DAY), async path => [path, descriptionOf(await page(path, 1))] as const)
  expect(said.filter(([, text]) => text.length < 70 || text.length > 160)).toEqual([])
})

test('the old price is "Was" in English, and "De" in Portuguese', async () => {
  expect(wordsOf(await page(DEAR, 1))).toContain('Was R$\u00a0439.90')
  expect(wordsOf(await page(DEAR, 0))).toContain('De R$\u00a0439,90')
})

test('structured data of an expensive product with flavours: a group, free shipping to the south-east, terms and returns', async () => {
  const [group] = dataOf(await page(DEAR, 0))['@graph']
  expect(group).toMatchObject({ '@type': 'ProductGroup', hasVariant: [{ sku: expect.any(String) }, {}] })
  const { offers } = group.hasVariant[0]
  expect(offers.url).toContain(`${DEAR}?atributo=`)
  expect(offers.hasMerchantReturnPolicy).toHaveProperty('returnFees')
  expect(offers.shippingDetails[0]).toMatchObject({
    shippingRate: { value: '0.00' },
    shippingDestination: { addressRegion: ['SP', 'RJ', 'MG', 'ES'] },
    deliveryTime: { transitTime: { maxValue: 4 } }
  })
})

test('an unrated product on request is not a product in structured data', async () => {
  const things = dataOf(await page(ON_REQUEST, 0))['@graph'].map((thing: { '@type': string }) => thing['@type'])
  expect(things).toEqual(['BreadcrumbList'])
})

async function page(path: string, language: number): Promise<string> {
  return (await fetch(ORIGIN + path, { headers: { cookie: `language=${language}` } })).text()
}

function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}

function descriptionOf(html: string): string {
  const text = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  return text.replace(/&(amp|quot|lt|gt|#x27);/g, '-')
}

function dataOf(html: string) {
  return JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
}
