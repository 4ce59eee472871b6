import { expect, test } from '@playwright/test'
import { readPage } from '../support/read-page.ts'

// What a typed search becomes, without scripts.

test('a price typed into the search becomes the filter, with a chip that removes it', async ({ request }) => {
  const typed = `/busca?busca=${encodeURIComponent('whey sem lactose até 200')}`
  const moved = await request.get(typed, { maxRedirects: 0 })
  expect(moved.status()).toBe(302)
  expect(moved.headers().location).toBe('/busca?busca=whey+sem+lactose&preco=0-200')
  const { main, words } = await readPage(request, typed)
  expect(words).toContain('Resultados para “whey sem lactose”')
  expect(words).toContain('Whey Isolado Zero Lactose 450 g')
  expect(main).toMatch(/aria-label="Remover filtro [^"]*200[^"]*"/)
})

test('“barata” is the order, not a word', async ({ request }) => {
  const { main } = await readPage(request, '/busca?busca=creatina+barata')
  expect(main).toMatch(/<option [^>]*selected[^>]*>Menor preço/)
  expect(main).toContain('Creatina Micronizada 150 g')
})

test('words without products are left out, and the page says so in both languages', async ({ request }) => {
  const pt = await readPage(request, '/busca?busca=whey+xyzabc')
  expect(pt.words).toContain('Sem resultados para “xyzabc”: mostramos “whey”.')
  const en = await request.get('/busca?busca=whey+xyzabc', { headers: { cookie: 'language=1' } })
  expect(await en.text()).toContain('No results for “xyzabc”: showing “whey”.')
})

test('a misspelt search shows what was meant, and a link to it that keeps the filters', async ({ request }) => {
  const { main } = await readPage(request, '/busca?busca=wey+protein&preco=0-200')
  expect(main).toContain('aria-label="Você quis dizer"')
  expect(main).toContain('href="/busca?busca=whey+protein&amp;preco=0-200"')
  expect(main).toMatch(/<h3[^>]*>.*?Whey/s)
})
