import { expect, test } from '@playwright/test'
import { ask, seePage } from '../support/crawl.ts'
import { PORTS } from '../support/ports.ts'

const ORIGIN = process.env.CRAWL_ORIGIN ?? `http://localhost:${PORTS.store}`

test('each page of a listing is its own, and names its neighbours', async () => {
  const first = await seePage(ORIGIN, '/vitaminas')
  const second = await seePage(ORIGIN, '/vitaminas?pg=2')
  expect(first).toMatchObject({ canonical: `${ORIGIN}/vitaminas`, previous: '', next: `${ORIGIN}/vitaminas?pg=2` })
  expect(second).toMatchObject({
    canonical: `${ORIGIN}/vitaminas?pg=2`,
    previous: `${ORIGIN}/vitaminas`,
    next: `${ORIGIN}/vitaminas?pg=3`,
    robots: ''
  })
  expect(second.title).not.toBe(first.title)
})

for (const path of [
  '/vitaminas?order=menorpreco',
  '/vitaminas?ipp=24',
  '/vitaminas?preco=20-80',
  '/vitaminas?preco=20-80&pg=2',
  '/busca?busca=whey',
  '/checkout/acesso'
]) {
  test(`${path} is followed but not indexed`, async () => {
    expect(await seePage(ORIGIN, path)).toMatchObject({
      status: 200,
      robots: 'noindex, follow',
      canonical: '',
      things: []
    })
  })
}

test('a missing page is not indexed', async () => {
  const page = await seePage(ORIGIN, '/nada-aqui')
  expect(page).toMatchObject({ status: 404, canonical: '', things: [] })
  expect(page.robots).toContain('noindex')
})

test('a product is described by the server, with its place in the store', async () => {
  const html = await (await ask(ORIGIN, '/vitaminas')).text()
  const path = /"@type":"ListItem","position":1,"url":"[^"]*?(\/[\w-]+)"/.exec(html)?.[1] ?? ''
  const product = await seePage(ORIGIN, path)
  expect(product.things?.join(' ')).toMatch(/^(Product|ProductGroup) BreadcrumbList$/)
})

test('robots.txt disallows private pages and names the sitemap', async () => {
  const response = await ask(ORIGIN, '/robots.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('cache-control')).toContain('public')
  expect(response.headers.get('set-cookie')).toBeNull()
  const text = await response.text()
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  for (const path of ['/checkout/', '/api/', '/idioma']) expect(text).toContain(`Disallow: ${path}\n`)
})

test('llms.txt says what the store is and where things are', async () => {
  const response = await ask(ORIGIN, '/llms.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^# Seiva\n\n> /)
  expect(text).toContain(`(${ORIGIN}/vitaminas)`)
  expect(text).toContain(`${ORIGIN}/pagina/`)
})

test('the sitemap is XML with dates and pictures, and answers HEAD too', async () => {
  const index = await ask(ORIGIN, '/sitemap.xml')
  expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(await index.text()).toMatch(/<sitemap><loc>[^<]+\/sitemaps\/1\.xml<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
  const file = await (await ask(ORIGIN, '/sitemaps/1.xml')).text()
  expect(file).toMatch(/<url><loc>[^<]+<\/loc><lastmod>[\d-]+<\/lastmod><image:image><image:loc>[^<]+\/img\/1200\//)
  const head = await fetch(`${ORIGIN}/sitemap.xml`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
})

test('other files and numbers of the sitemap are a 404', async () => {
  for (const path of ['/sitemaps/99.xml', '/sitemaps/0.xml', '/sitemaps/x.xml', '/ads.txt'])
    expect((await ask(ORIGIN, path)).status, path).toBe(404)
})

test('with an API that has no sitemap the pages are found by following its links', async () => {
  const store = `http://localhost:${PORTS.foreignStore}`
  const xml = await (await ask(store, '/sitemaps/1.xml')).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(store, ''))
  expect(paths).toEqual(expect.arrayContaining(['/', '/vitaminas', '/magnesio-dimalato', '/vitamina-do-sitio-26']))
  expect(new Set(paths).size).toBe(paths.length)
})
