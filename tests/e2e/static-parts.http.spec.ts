import { expect, test } from '@playwright/test'

const PAGES = ['/', '/vitaminas', '/whey-protein-concentrado-900-g-arco-forte']

for (const path of PAGES) {
  test(`${path} renders its cards once, and sends no data of them to the browser`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const cards = [...html.matchAll(/data-product="\d+".*?<a href="(\/[^"]+)"/gs)].map(([, card = '']) => card)
    const data = [...html.matchAll(/streamController\.enqueue\((.*?)\);?<\/script>/gs)].map(([, text]) => text).join('')
    expect(cards.length).toBeGreaterThan(2)
    expect(data.length).toBeGreaterThan(1_000)
    // A product's data name its other sizes.
    expect(cards.filter(card => data.includes(`${card}\\"`)).length).toBeLessThan(2)
  })
}

test('a client navigation gets the same sections as data', async ({ request }) => {
  const data = await (await request.get('/_.data')).text()
  expect(data).toContain('/whey-protein-concentrado-900-g-arco-forte')
})
