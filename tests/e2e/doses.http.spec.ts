import { type APIRequestContext, expect, test } from '@playwright/test'
import { readPage, wordsOf } from '../support/read-page.ts'

const WHEY = '/whey-protein-concentrado-900-g-arco-forte'
const SHAKER = 'coqueteleira'

test('the price of a dose is on the product page, its card and the comparison', async ({ request }) => {
  const text = 'R$ 4,66 por dose · 30 doses'
  expect(plain((await readPage(request, WHEY)).words)).toContain(text)
  const { html, words } = await readPage(request, '/proteinas')
  expect(plain(words)).toContain(text)
  await test.step('and the card says what is off the list price', () => {
    const [card = ''] = html.match(/<li[^>]*data-product="401".*?<\/p>/s) ?? []
    expect(plain(wordsOf(card))).toMatch(/Preço anterior R\$ 169,90 17% off R\$ 139,90/)
  })
  const compare = await readPage(request, `/comparar?p=${WHEY.slice(1)}`)
  expect(plain(compare.words)).toMatch(/Preço por dose R\$ 4,66 por dose/)
})

test('the price of a dose is in English too', async ({ request }) => {
  const { words } = await readEnglish(request, WHEY)
  expect(plain(words)).toContain('R$ 4.66 per serving · 30 servings')
})

test('a pack without doses shows no price of a dose', async ({ request }) => {
  const { words } = await readPage(request, '/acessorios')
  expect(words.toLowerCase()).toContain(SHAKER)
  expect(words).not.toContain('por dose')
})

async function readEnglish(request: APIRequestContext, path: string) {
  const html = await (await request.get(path, { headers: { cookie: 'language=1' } })).text()
  return { words: wordsOf(html) }
}

function plain(words: string): string {
  return words.replace(/\s+/g, ' ')
}
