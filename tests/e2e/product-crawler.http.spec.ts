import { expect, test } from '@playwright/test'
import { ask } from '../support/crawl.ts'
import { PORTS } from '../support/ports.ts'

const ORIGIN = process.env.CRAWL_ORIGIN ?? `http://localhost:${PORTS.store}`
const WHEY = '/whey-protein-concentrado-900-g-arco-forte'
const TONIC = '/vinho-tonico-com-ervas-750-ml-casa-videira'

test('a crawler reads a product’s price, availability, rating, description, nutrition and reviews', async () => {
  const html = await (await ask(ORIGIN, WHEY)).text()
  const product = productOf(html)
  const body = html.slice(html.indexOf('<body'))
  const words = body.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')
  expect(words).toMatch(/R\$\s\d/)
  expect(words).toContain('Adicionar ao carrinho')
  expect(body).toMatch(/aria-label="Nota \d,\d de 5"/)
  expect(words).toMatch(/\d+ avaliações/)
  expect(body).toMatch(/<h2[^>]*>Descrição<\/h2>/)
  expect(body).toMatch(/<table\b.*?Informação nutricional|Informação nutricional.*?<table\b/s)
  expect(body.match(/<section id="avaliacoes".*?<\/section>/s)?.[0]).toMatch(/<article/)
  // The product has flavours.
  expect(product['@type']).toBe('ProductGroup')
  const offered = product.hasVariant.map(({ offers }: { offers: { availability: string } }) => offers.availability)
  expect(offered).toContain('https://schema.org/InStock')
  expect(product.aggregateRating.reviewCount).toBeGreaterThan(0)
  expect(words).toContain(product.review[0].reviewBody)
})

test('a product for adults has no age gate in a crawler’s document', async () => {
  const html = await (await ask(ORIGIN, TONIC)).text()
  expect(html).toMatch(/<h1[^>]*>[^<]*Vinho/)
  expect(html).not.toMatch(/possuo mais|<noscript/)
  const shown = await (await fetch(ORIGIN + TONIC, { headers: { 'user-agent': 'Mozilla/5.0 Chrome/140' } })).text()
  expect(shown).toMatch(/<noscript><p[^>]*>[^<]*13\.106\/2015/)
  // With JavaScript the dialog asks.
  expect(shown.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('possuo mais de')
})

test('a filter of reviews changes neither the canonical address nor the status', async () => {
  for (const query of ['?avaliacoes=2', '?nota=5', '?avaliacoes=x&nota=9']) {
    const response = await ask(ORIGIN, WHEY + query)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`<link rel="canonical" href="${ORIGIN}${WHEY}"`)
  }
})

function productOf(html: string) {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)['@graph'][0]
}
