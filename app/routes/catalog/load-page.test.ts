import { expect, test } from 'vitest'
import type { ApiCall } from '../../api/client.ts'
import type { RequestScope } from '../../context.ts'
import { loadPage } from './load-page.server.ts'

const ORIGIN = 'https://loja.example'
const breadcrumb = [
  { label: 'Proteínas', url: `${ORIGIN}/proteinas` },
  { label: 'Whey', url: `${ORIGIN}/whey` }
]
const conteudo = { id: 1, nome: 'Whey', status: 'disponivel', precos: { por: 10 }, url: `${ORIGIN}/whey` }
const answers: Record<string, unknown> = {
  'url/verify': { nivel: 'product/detail' },
  'url/product/detail': { estrutura: { breadcrumb }, conteudo },
  'url/product/listing/category': { estrutura: {}, conteudo: { produtos: [] }, info: {} }
}

test('a product’s page asks what its path is, for the product and for similar ones, and for nothing else', async () => {
  const calls: ApiCall[] = []
  const transport: RequestScope['transport'] = async call => {
    calls.push(call)
    return { ok: true, data: answers[call.path] }
  }
  const common = { origin: ORIGIN, ownOrigins: [ORIGIN], media: undefined, nonce: '', isCrawler: false }
  const scope: RequestScope = { ...common, language: 'pt', transport, personalTransport: transport }
  const page = await loadPage(scope, new URL(`${ORIGIN}/whey?atributo=41`))
  if (!page.ok || page.page !== 'product') throw new Error('no product')
  await page.similar
  expect(calls.map(({ path }) => path)).toEqual(Object.keys(answers))
  expect(calls.map(({ query }) => query?.url)).toEqual(['/whey', '/whey', '/proteinas'])
})
