import { expect, test } from '@playwright/test'
import { readPage } from '../support/read-page.ts'

test('the index of lists has pages, and a missing page leads to the first', async ({ request }) => {
  const { main } = await readPage(request, '/lista?ipp=2')
  expect([...main.slice(0, main.indexOf('</main>')).matchAll(/<h2/g)]).toHaveLength(2)
  expect(main).toMatch(/href="\/lista\?(ipp=2&amp;pg=2|pg=2&amp;ipp=2)"/)
  expect((await request.get('/lista?ipp=2&pg=2')).status()).toBe(200)
  const beyond = await request.get('/lista?pg=99')
  expect(new URL(beyond.url())).toMatchObject({ pathname: '/lista', search: '' })
})

test('an unknown list and an unknown shop are not found', async ({ request }) => {
  for (const path of ['/lista/nada-aqui', '/vendedor/nada'])
    expect((await readPage(request, path, 404)).main).toMatch(/<h1[^>]*>Página não encontrada</)
})

test('the shop’s listing is paged as every listing is', async ({ request }) => {
  const { html } = await readPage(request, '/vendedor/seiva-centro?pg=2')
  expect(html).toContain('aria-label="Página anterior"')
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/vendedor\/seiva-centro\?pg=2"/)
})
