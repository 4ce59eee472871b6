import { type APIRequestContext, expect, test } from '@playwright/test'
import { readPage, wordsOf } from '../support/read-page.ts'

const SUBSCRIBABLE = '/vitamina-d3-2000-ui-60-softgels-raiz-norte'
const PLAIN = '/coqueteleira-com-mola-600-ml-aroeira'

test('a product without subscription is bought once', async ({ request }) => {
  expect((await readPage(request, SUBSCRIBABLE)).words).toMatch(/Compra única .*Assinar/)
  const { main, words } = await readPage(request, PLAIN)
  expect(main).toMatch(/<h1/)
  expect(words).not.toMatch(/Compra única|A cada \d+ dias/)
})

test('a product says what a subscription saves and that it can be cancelled at any time, in both languages', async ({
  request
}) => {
  const { words } = await readPage(request, SUBSCRIBABLE)
  expect(words).toMatch(
    /Compra única R\$\s34,90 .*Assinar e economizar 10% R\$\s31,41 por entrega Cancele quando quiser/
  )
  const english = await request.get(SUBSCRIBABLE, { headers: { cookie: 'language=1' } })
  expect(wordsOf(await english.text())).toMatch(/Subscribe and save 10% R\$\s31\.41 per delivery Cancel at any time/)
})

test('the styles of a product and of a listing are in their documents, and only theirs', async ({ request }) => {
  const product = await stylesOf(request, SUBSCRIBABLE)
  const listing = await stylesOf(request, '/vitaminas')
  expect(product.filter(file => !listing.includes(file)).length).toBeGreaterThan(0)
  expect(listing.filter(file => !product.includes(file)).length).toBeGreaterThan(0)
})

test('gift lists are inactive: nothing of them is shown', async ({ request }) => {
  for (const path of ['/', SUBSCRIBABLE, '/vitaminas', '/checkout/acesso', '/checkout/carrinho']) {
    expect(await (await request.get(path)).text(), path).not.toMatch(/listas? de presentes?|gift list/i)
  }
})

async function stylesOf(request: APIRequestContext, path: string): Promise<string[]> {
  const { html } = await readPage(request, path)
  return [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => /href="([^"#]*)/.exec(tag)?.[1] ?? '')
}
