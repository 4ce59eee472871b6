import { type APIRequestContext, expect, test } from '@playwright/test'
import sharp from 'sharp'

// What language models and shopping engines read of the store.
const MARKDOWN = { accept: 'text/markdown, text/html;q=0.9' }

interface FeedItem {
  link: string
  price: string
  sale: string
}

async function readFeed(request: APIRequestContext): Promise<FeedItem[]> {
  const response = await request.get('/feeds/produtos.xml')
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const xml = await response.text()
  expect(xml.endsWith('</channel>\n</rss>\n')).toBe(true)
  return [...xml.matchAll(/<item>(.*)<\/item>/g)].map(([, item = '']) => ({
    link: fieldOf(item, 'link'),
    price: fieldOf(item, 'price'),
    sale: fieldOf(item, 'sale_price')
  }))
}

function fieldOf(item: string, name: string): string {
  return new RegExp(`<g:${name}>([^<]*)<`).exec(item)?.[1] ?? ''
}

test('the feed has every product once, with the price of its page', async ({ request }) => {
  const items = await readFeed(request)
  expect(items.length).toBeGreaterThan(240)
  expect(new Set(items.map(({ link }) => link)).size).toBe(items.length)
  const reduced = items.find(({ sale }) => sale)
  expect(reduced).toBeDefined()
  const text = await (await request.get(`${new URL(reduced?.link ?? '').pathname}.md`)).text()
  const brl = (price: string) => price.replace(' BRL', '').replace('.', ',')
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    `- Preço: R$ ${brl(reduced?.sale ?? '')} (de R$ ${brl(reduced?.price ?? '')})`
  )
})

for (const [path, words] of [
  ['/', '## Departamentos'],
  ['/vitaminas', '- Próxima página: '],
  ['/vitaminas?pg=2', '- Página anterior: '],
  ['/busca?busca=whey', '# Resultados para “whey”'],
  ['/marcas', '/marcas/aroeira)'],
  ['/marcas/aroeira', 'Aroeira: R$'],
  ['/lista', '/lista/'],
  ['/vendedores', '/vendedor/'],
  ['/pagina/trocas-e-devolucoes', '| Situação | Prazo |']
] as const) {
  test(`${path} is the same text as a .md file and by the Accept header`, async ({ request }) => {
    const [page = '', query = ''] = path.split('?')
    const file = await request.get(`${page === '/' ? '/index' : page}.md${query && `?${query}`}`)
    expect(file.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    expect(file.headers().vary).toContain('accept')
    expect(file.headers().link).toContain(`${path}>; rel="canonical"`)
    const text = await file.text()
    expect(text).toMatch(/^# \S/)
    expect(text.replaceAll('\u00a0', ' ')).toContain(words)
    expect(await (await request.get(path, { headers: MARKDOWN })).text()).toBe(text)
    const html = await request.get(path)
    expect(html.headers()['content-type']).toContain('text/html')
    expect(html.headers().vary).toContain('accept')
  })
}

test('a page’s Markdown is cached like the page, in each language', async ({ request }) => {
  await request.get('/proteinas.md')
  const again = await request.get('/proteinas', { headers: MARKDOWN })
  expect(again.headers()['server-timing']).toMatch(/page;desc="?(fresh|stale)/)
  const english = await request.get('/proteinas.md', { headers: { cookie: 'language=1' } })
  expect(english.headers()['content-language']).toBe('en')
  expect(await english.text()).toContain('In stock')
  const known = await request.get('/proteinas.md', { headers: { 'if-none-match': again.headers().etag ?? '' } })
  expect(known.status()).toBe(304)
})

test('a missing page is a 404 in Markdown, and the checkout has no Markdown', async ({ request }) => {
  const missing = await request.get('/nada-aqui.md')
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain('# 404 Página não encontrada')
  expect((await request.get('/checkout/acesso.md')).status()).toBe(404)
  const form = await request.get('/checkout/acesso', { headers: MARKDOWN })
  expect(form.headers()['content-type']).toContain('text/html')
})

test('llms.txt names the Markdown and the feed', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  for (const words of ['/index.md)', '/feeds/produtos.xml)', 'Accept: text/markdown']) expect(text).toContain(words)
})

test('a product is shared with a picture of 1200 by 630 that is drawn for it', async ({ request }) => {
  const [item] = await readFeed(request)
  const html = await (await request.get(new URL(item?.link ?? '').pathname)).text()
  const address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
  const picture = await request.get(address)
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  const { width, height } = await sharp(await picture.body()).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect((await request.get('/compartilhar/nada-aqui.jpg')).status()).toBe(404)
})
