import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { plainAnswer } from '../support/plain-api/answer.ts'
import { readContract } from '../support/plain-api/contract.ts'
import { type Ask, backend, seedDatabase, shopper } from './backend.ts'
import { demo } from './demo.ts'
import { expectSchema } from './document.ts'
import source from './openapi.yaml?raw'

const contract = readContract(parse(source))
const api = backend()

/** Names of the store's own fields. */
const OWN_FIELDS =
  /"(idadeMinima|limiteQuantidade|recorrencias|condicoesAssinatura|componentes|bandeiras|fonte|fechada|urlPainelVendedor|urlAreaCliente|distribuicao|campos)":/

beforeAll(() => seedDatabase(demo))

async function ask(method: string, address: string, rest: Ask = {}) {
  const [path = '', search = ''] = address.split('?')
  return plainAnswer(contract, { method, path, query: new URLSearchParams(search) }, async query =>
    api.send(method, `${path}?${query}`, rest)
  )
}

function schemaOf(address: string): string {
  const answer = contract.find('GET', address.split('?')[0] ?? '')?.answer
  return String(Object(answer).$ref).replace('#/components/schemas/', '')
}

async function vitamins(): Promise<Product[]> {
  const { body } = await ask('GET', 'url/product/listing/category?url=/vitaminas&offset=0&limit=60')
  return Object(body).conteudo.produtos
}

interface Product {
  rota: { path: string }
  atributos: unknown
  carrinho: unknown
}

describe('an API of the contract alone', () => {
  test.each([
    'settings',
    'brands',
    'url/home',
    'url/page?url=/pagina/contato',
    'url/verify?url=/vitaminas',
    'url/product/listing/category?url=/vitaminas&offset=0&limit=60',
    'url/product/listing/search?busca=whey&offset=0&limit=12',
    'url/list/listing?url=/lista',
    'struct/menus/rodape-principal',
    'showcase/banners/banner-principal-home',
    'showcase/products/first-showcase',
    'checkout/cart',
    'checkout/user',
    'wishlist',
    'evaluations/product?idProduto=1'
  ])('%s fits the contract, and has no field of the store’s own', async path => {
    const { status, body } = await ask('GET', path)
    expect(status).toBe(200)
    expectSchema(schemaOf(path), body)
    expect(JSON.stringify(body).match(OWN_FIELDS)?.[0]).toBeUndefined()
  })

  test('every product page fits the contract too', async () => {
    const paths = (await vitamins()).map(({ rota }) => rota.path)
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths) {
      const detail = await ask('GET', `url/product/detail?url=${path}`)
      expectSchema(schemaOf('url/product/detail'), detail.body)
      expect(JSON.stringify(detail.body).match(OWN_FIELDS)?.[0]).toBeUndefined()
    }
  })

  test.each([
    ['POST', 'checkout/register'],
    ['POST', 'checkout/password-reset'],
    ['GET', 'marketplace/sellers'],
    ['GET', 'marketplace/seller/seiva-centro'],
    ['GET', 'url/sitemap'],
    ['GET', 'struct/menus/menu-principal'],
    ['GET', 'struct/menus/pitch-bar']
  ])('%s %s is a 404', async (method, path) => {
    expect(await ask(method, path, method === 'POST' ? { body: {} } : {})).toMatchObject({ status: 404 })
  })

  test('a cart has the contract’s lines, and a login answers with `sucesso`', async () => {
    const shop = shopper(api)
    const plain = (await vitamins()).find(({ atributos }) => Array.isArray(atributos))
    await shop('POST', 'checkout/cart', plain?.carrinho)
    const cart = await plainAnswer(
      contract,
      { method: 'GET', path: 'checkout/cart', query: new URLSearchParams() },
      () => shop('GET', 'checkout/cart')
    )
    expectSchema(schemaOf('checkout/cart'), cart.body)
    expect(Object(cart.body).itens).toHaveLength(1)
    expect(JSON.stringify(cart.body).match(OWN_FIELDS)?.[0]).toBeUndefined()
    const login = contract.find('POST', 'checkout/login')
    expect(contract.keep(login?.answer, { sucesso: true, logado: true, nomeRazao: 'Ana' })).toEqual({ sucesso: true })
  })
})
