import { expect, test } from '@playwright/test'
import { readPage, wordsOf } from '../support/read-page.ts'

test('returns, withdrawal, data protection and payment methods are beside the buy button, with links to their pages', async ({
  request
}) => {
  const { html } = await readPage(request, '/creatina-micronizada-300-g-serra-alta')
  const [lines = ''] = /<section[^>]*aria-label="Compra segura".*?<\/section>/s.exec(html) ?? []
  expect(wordsOf(lines)).toMatch(
    /Troca ou devolução em até 30 dias .*Direito de arrependimento: 7 dias .*LGPD .*Pix .*Cartão de crédito .*Boleto/
  )
  for (const icon of ['pix', 'credit-card', 'barcode']) expect(lines).toContain(`#${icon}"`)
  const links = [...lines.matchAll(/href="(\/pagina[^"]+)"/g)].map(([, href = '']) => href)
  expect(links).toHaveLength(3)
  for (const href of links) await readPage(request, href)
})

test('a product shows its batch with expiry and a link to the report', async ({ request }) => {
  const { main, words } = await readPage(request, '/creatina-micronizada-300-g-serra-alta')
  expect(words).toMatch(/Qualidade do lote Lote à venda SA-2611 Validade 11\/2028 Laudo do lote Ver Laudo do lote/)
  const [, report = ''] = /<a href="([^"]+)">Ver Laudo do lote/.exec(main) ?? []
  const { words: told } = await readPage(request, report)
  expect(told).toMatch(/Laudo do lote SA-2611 .*Laboratório Ipê-Branco .*Creatina por dose .*101% .*aprovado/)
})

test('a report can be downloaded as a PDF in the language of its page', async ({ request }) => {
  for (const [language, words] of Object.entries({ 0: 'Baixar o laudo em PDF', 1: 'Download the report as a PDF' })) {
    const page = await request.get('/pagina/laudo-sa-2611', { headers: { cookie: `language=${language}` } })
    const [, path = ''] = new RegExp(`<a href="([^"]+)">${words}`).exec(await page.text()) ?? []
    const file = await request.get(path)
    expect(file.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=86400'
    })
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
})

test('the foot of a page names the card brands', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(wordsOf(html)).toMatch(
    /Formas de pagamento .*Cartão de crédito: Visa, Mastercard, Elo, Amex, Hipercard .*Boleto/
  )
})
