import { expect, test } from '@playwright/test'
import { PORTS } from '../support/ports'

const STORE = `http://127.0.0.1:${PORTS.store}`
const AT_ONCE = 8
const DEAR = '/whey-isolado-zero-lactose-18-kg-arco-forte'

for (const [language, name] of [
  [0, 'Portuguese'],
  [1, 'English']
] as const) {
  test(`every page of the sitemap describes itself in 70 to 160 characters: ${name}`, async () => {
    test.setTimeout(120_000)
    const paths = await sitemap()
    expect(paths.length).toBeGreaterThan(400)
    const wrong: [string, string][] = []
    await inTurns(paths, async path => {
      const said = descriptionOf(await page(path, language))
      if (said.length < 70 || said.length > 160) wrong.push([path, said])
    })
    expect(wrong).toEqual([])
  })
}

test('the old price is "Was" in English, and "De" in Portuguese', async () => {
  expect(await page(DEAR, 1)).toMatch(/Was <s>R\$/)
  expect(await page(DEAR, 0)).toMatch(/De <s>R\$/)
})

test('structured data of a dear product with flavours: a group, free shipping to the south-east, terms and returns', async () => {
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

async function page(path: string, language: number): Promise<string> {
  return (await fetch(STORE + path, { headers: { cookie: `language=${language}` } })).text()
}

/** So many at a time, as a store has visitors. */
async function inTurns(paths: string[], visit: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths]
  const walk = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await visit(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
}

async function sitemap(): Promise<string[]> {
  const index = await (await fetch(`${STORE}/sitemap.xml`)).text()
  const parts = index.includes('<sitemapindex') ? pathsOf(index) : ['/sitemap.xml']
  const all = await Promise.all(parts.map(async part => pathsOf(await (await fetch(STORE + part)).text())))
  return all.flat()
}

function pathsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '/']) => new URL(address).pathname)
}

function descriptionOf(html: string): string {
  const text = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  return text.replace(/&(amp|quot|lt|gt|#x27);/g, '-')
}

function dataOf(html: string) {
  return JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
}
