import { type APIRequestContext, expect, test } from '@playwright/test'
import { readPage, wordsOf } from '../support/read-page.ts'

const WITHDRAWAL = '/pagina/arrependimento'
const COMPANY = /Seiva Suplementos Ltda\., CNPJ 99\.SEI\.VA0\/0001-20/

test('every page names the company, its CNPJ, its addresses and its data protection officer', async ({ request }) => {
  const pages: [string, number?][] = [
    ['/'],
    ['/vitaminas'],
    ['/whey-protein-concentrado-900-g-arco-forte'],
    ['/checkout/acesso'],
    [WITHDRAWAL],
    ['/nada-aqui', 404]
  ]
  for (const [path, status] of pages) {
    const footer = footerOf((await readPage(request, path, status)).html)
    expect(footer, path).toMatch(COMPANY)
    expect(footer, path).toMatch(/Rua do Ipê-de-Prata, 120, Centro, São Paulo\/SP, 01000-000/)
    expect(footer, path).toMatch(/atendimento@seiva\.example.*Encarregado de dados \(LGPD\) Verbena Privacidade Ltda\./)
    expect(footer, path).toMatch(/Direito de arrependimento.*Acessibilidade/)
  }
  expect(wordsOf((await readPage(request, '/checkout/carrinho')).html)).toMatch(COMPANY)
})

test('the company is in the home page’s structured data and in llms.txt', async ({ request }) => {
  const { html } = await readPage(request, '/')
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(json)['@graph'][0]).toMatchObject({
    legalName: 'Seiva Suplementos Ltda.',
    taxID: '99.SEI.VA0/0001-20',
    email: 'atendimento@seiva.example',
    address: { streetAddress: 'Rua do Ipê-de-Prata, 120' }
  })
  expect(await (await request.get('/llms.txt')).text()).toMatch(COMPANY)
})

test('a partner shop names its company, alone and in the list of shops', async ({ request }) => {
  const company =
    /Araucária Nutrição Ltda\., CNPJ 99\.ARA\.UCA\/0001-54, Rua da Gralha-Azul, 210.* contato@araucaria\.example/
  for (const path of ['/vendedor/araucaria-nutricao', '/vendedores'])
    expect((await readPage(request, path)).words, path).toMatch(company)
})

test('a withdrawal without scripts is confirmed, and a repeated send has the same protocol', async ({ request }) => {
  const typed = { pedido: '1042', identificacao: '529.982.247-25', motivo: '' }
  const [first, again] = [await withdraw(request, typed), await withdraw(request, typed)]
  expect(first.status).toBe(200)
  expect(first.words).toMatch(/Recebemos o seu arrependimento em .* de \d{4}\. Protocolo: AR-\d{8}-[2-9A-Z]{6} Guarde/)
  expect(protocolIn(again.words)).toBe(protocolIn(first.words))
  expect(protocolIn((await withdraw(request, { ...typed, pedido: '1043' })).words)).not.toBe(protocolIn(first.words))
})

test('an incomplete withdrawal keeps what was typed', async ({ request }) => {
  const { status, html, words } = await withdraw(request, { pedido: '', identificacao: 'rui', motivo: 'Outro sabor' })
  expect(status).toBe(422)
  expect(words).toMatch(/Preencha o campo! .*Informe um CPF ou um e-mail válido\..*Outro sabor/)
  expect(html).toContain('value="rui"')
  expect(protocolIn(words)).toBe('')
})

test('the form is in English for those who read English, and a search engine may list it', async ({ request }) => {
  const response = await request.get(WITHDRAWAL, { headers: { cookie: 'language=1' } })
  const html = await response.text()
  expect(wordsOf(html)).toMatch(
    /Right of withdrawal .*within 7 days .*Order number CPF or e-mail of the purchase Reason/
  )
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/pagina\/arrependimento"/)
  expect(html).not.toContain('noindex')
})

test('the cart and the accessibility symbol lead to their pages', async ({ request }) => {
  expect((await readPage(request, '/checkout/carrinho')).html).toContain(`href="${WITHDRAWAL}"`)
  const { html } = await readPage(request, '/vitaminas')
  expect(html).toMatch(/href="\/pagina\/acessibilidade"><svg[^>]*><use href="[^"]*#accessibility"/)
  expect((await readPage(request, '/pagina/acessibilidade')).words).toMatch(
    /WCAG 2\.2.*não tem certificado.*Fale conosco/
  )
  expect((await readPage(request, '/pagina/politica-de-privacidade')).words).toMatch(
    /encarregado .*Verbena Privacidade Ltda\./
  )
})

async function withdraw(request: APIRequestContext, form: Record<string, string>) {
  const origin = new URL((await request.get(WITHDRAWAL)).url()).origin
  const response = await request.post(WITHDRAWAL, { form, headers: { origin } })
  const html = await response.text()
  return { status: response.status(), html, words: wordsOf(html.slice(html.indexOf('<main'))) }
}

function protocolIn(words: string): string {
  return /AR-\d{8}-\w{6}/.exec(words)?.[0] ?? ''
}

/** The page's own footer is the last one: answers to questions have theirs. */
function footerOf(html: string): string {
  return wordsOf(html.slice(html.indexOf('<footer class="', html.indexOf('</main>'))))
}
