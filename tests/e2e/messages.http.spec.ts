import { expect, test } from '@playwright/test'
import { readPage } from '../support/read-page.ts'

test('the store says on every page that no order will be considered', async ({ request }) => {
  for (const path of ['/', '/vitaminas', '/pagina/contato'])
    expect((await readPage(request, path)).html, path).toMatch(
      /role="status"[^>]*>(?:<[^>]+>)*[^<]*nenhum pedido será considerado/
    )
})

test('the contact page leads to WhatsApp where the contact data has a number', async ({ request }) => {
  const { main } = await readPage(request, '/pagina/contato')
  expect(main).toMatch(/<a [^>]*href="https:\/\/wa\.me\/5511900000001"[^>]*>.*Conversar no WhatsApp<\/a>/)
})

test('the store review redirects to the home page without a valid key', async ({ request }) => {
  for (const query of ['', '?key=', '?key=nao-existe'])
    expect((await readPage(request, `/pagina/avaliacao-de-loja${query}`)).path, query).toBe('/')
})
