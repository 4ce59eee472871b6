import { beforeAll, describe, expect, it } from 'vitest'
import { ids } from '../fixtures/store.ts'
import { backend, type Json, ORIGIN, seedDatabase } from './backend.ts'
import { expectSchema } from './document.ts'

const api = backend()
const LISTING = 'url/product/listing/landing-page'

beforeAll(() => seedDatabase())

describe.each(['pt-BR', 'en'])('sellers, in %s', language => {
  const ask = (path: string) => api.get(path, { headers: { 'Accept-Language': language } })

  it.each([
    ['marketplace/sellers', 'VendedoresResponse'],
    ['marketplace/seller/centro', 'VendedorResponse'],
    [`${LISTING}?url=/vendedor/centro`, 'ListagemResponse'],
    [`marketplace/product/${ids.vitaminD}`, 'MarketplaceResponse'],
    [
      `marketplace/product/${ids.whey}?productAttributeValueId=${ids.vanilla}&cep=01310-100&sellerId=1`,
      'MarketplaceResponse'
    ]
  ])('%s is a %s', async (path, schema) => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expectSchema(schema, answer.body)
  })
})

describe('a seller', () => {
  it('has its place, its categories and their addresses', async () => {
    const { vendedor } = (await api.get('marketplace/seller/centro', { headers: { 'Accept-Language': 'en' } })).body
    expect(vendedor).toMatchObject({ nome: 'Centro', cidade: 'São Paulo', uf: 'SP', descricao: 'Shop' })
    expect(vendedor.categorias.map((category: Json) => category.nome)).toEqual(['Vitamins'])
    expect(vendedor.url).toBe(`${ORIGIN}/vendedor/centro`)
    const level = await api.get(`url/verify?url=${vendedor.rota.path}`)
    expect(level.body).toEqual({ nivel: 'product/listing/landing-page' })
  })

  it('has its company data, as in its offers', async () => {
    const company = {
      razaoSocial: 'Centro Teste Ltda.',
      cnpj: '11.444.777/0001-61',
      email: 'centro@seiva.example',
      endereco: { logradouro: 'Rua B', numero: '2', bairro: 'Sé', cidade: 'São Paulo', uf: 'SP', cep: '01000-000' }
    }
    expect((await api.get('marketplace/seller/centro')).body.vendedor).toMatchObject(company)
    const { produtos } = (await api.get(`marketplace/product/${ids.vitaminD}`)).body
    expect(produtos[0].seller).toMatchObject(company)
  })

  it('lists the products of its categories with filters, order and pages', async () => {
    const list = async (query: string) => (await api.get(`${LISTING}?url=/vendedor/centro${query}`)).body
    const own = await list('')
    const category = (await api.get('url/product/listing/category?url=/vitaminas')).body
    expect(own.info.total).toBe(category.info.total)
    expect(own.conteudo.landingPage.nome).toBe('Centro')
    expect(own.estrutura.breadcrumb.map((crumb: Json) => crumb.url.slice(ORIGIN.length))).toEqual([
      '/',
      '/vendedores',
      '/vendedor/centro'
    ])
    const brand = own.conteudo.detalhes.marcas[0]
    expect(brand.url).toContain('/vendedor/centro?marca=')
    const narrowed = await list(`&marca=${brand.id}&order=menorpreco&limit=3&offset=3`)
    expect(narrowed.info).toMatchObject({ offset: 3, limit: 3, exibindo: 3 })
    expect(narrowed.conteudo.produtos.every((p: Json) => p.marca.id === brand.id)).toBe(true)
  })

  it.each(['marketplace/seller/nada', `${LISTING}?url=/vendedor/nada`, 'marketplace/product/999999'])(
    'answers 404 for %s',
    async path => {
      const answer = await api.get(path)
      expect(answer.status).toBe(404)
      expectSchema('Error', answer.body)
    }
  )
})

describe('offers of a product', () => {
  const offers = (path: string) => api.get(`marketplace/product/${path}`)

  it('are those of the sellers with its category', async () => {
    const { produtos, info } = (await offers(`${ids.vitaminD}?cep=01310100`)).body
    expect(info.total).toBe(1)
    expect(produtos[0]).toMatchObject({ seller: { id: 1, nome: 'Centro' }, estoque: 500, precos: { por: 49.9 } })
    expect(produtos[0].carrinho.itens[0].idProduto).toBe(String(ids.vitaminD))
    expect((await offers(`${ids.creatine}`)).body).toMatchObject({ produtos: [], info: { total: 0 } })
    expect((await offers(`${ids.vitaminD}?sellerId=9`)).body.produtos).toEqual([])
  })

  it('have the cheapest shipping to a CEP, and none without one', async () => {
    const frete = async (query: string) => (await offers(`${ids.vitaminD}${query}`)).body.produtos[0].frete
    expect(await frete('?cep=69005-070')).toEqual({ valor: 40, prazo: '11 dias úteis' })
    expect(await frete('')).toEqual({})
    expect(await frete('?cep=00000000')).toEqual({})
  })

  it('refuse an unknown unit and an invalid CEP', async () => {
    expect((await offers(`${ids.vitaminD}?productAttributeValueId=${ids.vanilla}`)).status).toBe(404)
    expect((await offers(`${ids.vitaminD}?cep=1`)).status).toBe(422)
  })
})
