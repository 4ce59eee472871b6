import { expect, test } from 'vitest'
import { readSeller, readSellers } from '../../contract/sellers.ts'
import { byState, toPins, toSeller, toSellers } from './sellers.ts'

const context = { language: 'pt', origins: ['https://loja.example'] } as const

const recife = {
  slug: 'mangue-forte',
  nome: 'Mangue Forte',
  cidade: 'Recife',
  uf: 'PE',
  latitude: '-8,0476',
  longitude: -34.877,
  descricao: 'A loja da <b>turma</b>.',
  logo: 'https://loja.example/media/sellers/mangue-forte.webp',
  categorias: [{ id: 1, nome: 'Acessórios', rota: [], url: 'https://outra.example/acessorios' }]
}

function sellersOf(body: unknown) {
  const wire = readSellers(body)
  return wire && toSellers(wire, context)
}

test('a shop is read with numbers as texts and texts as numbers', () => {
  expect(sellersOf({ vendedores: [recife] })).toEqual([
    {
      slug: 'mangue-forte',
      path: '/vendedor/mangue-forte',
      name: 'Mangue Forte',
      place: 'Recife, PE',
      state: 'PE',
      location: { latitude: -8.0476, longitude: -34.877 },
      description: 'A loja da turma.',
      image: '/media/sellers/mangue-forte.webp',
      company: null,
      categories: [{ name: 'Acessórios', path: '/acessorios' }]
    }
  ])
})

test('shops are read with English keys, an object for a list, and a data level', () => {
  const body = { data: { sellers: { 4: { slug: 'norte', name: 'Norte', city: 'Belém', state: 'PA' } } } }
  expect(sellersOf(body)).toMatchObject([{ name: 'Norte', place: 'Belém, PA', location: null }])
})

test('a shop without a name or an address is left out, and another body has no shops', () => {
  const odd = [{ slug: 'a/../b', nome: 'A' }, { nome: 'B' }, { slug: 'c' }, recife]
  expect(sellersOf({ vendedores: odd })).toHaveLength(1)
  expect(sellersOf({ vendedores: [] })).toEqual([])
  expect(sellersOf({ error: 'x' })).toBeNull()
  const nameless = readSeller({ vendedor: { slug: 'c' } })
  expect(nameless && toSeller(nameless.vendedor, context)).toBeNull()
})

test('shops are grouped by state, and the map’s are ordered from north to south, without those abroad or without a place', () => {
  const at = (slug: string, uf: string, latitude: number, longitude: number) => ({
    slug,
    nome: slug,
    uf,
    latitude,
    longitude
  })
  const sellers = sellersOf({
    vendedores: [
      at('sul', 'RS', -30, -51.2),
      at('norte', 'AM', -3.1, -60),
      at('zero', 'AC', 0, 0),
      at('lisboa', 'Lisboa', 38.7, -9.1),
      at('norte-2', 'AM', -3.2, -60)
    ]
  })
  expect(byState(sellers ?? []).map(({ name, sellers: own }) => [name, own.length])).toEqual([
    ['Acre', 1],
    ['Amazonas', 2],
    ['Lisboa', 1],
    ['Rio Grande do Sul', 1]
  ])
  expect(toPins(sellers ?? []).map(({ slug, state }) => [slug, state])).toEqual([
    ['norte', 'am'],
    ['norte-2', 'am'],
    ['sul', 'rs']
  ])
})

test('a shop shows the company data that the API has', () => {
  const endereco = { logradouro: 'Rua B', numero: '2', cidade: 'Recife', uf: 'PE' }
  const [shop] =
    sellersOf({ vendedores: [{ ...recife, razaoSocial: 'Mangue Ltda.', cnpj: '11444777000161', endereco }] }) ?? []
  expect(shop?.company).toEqual({
    legalName: 'Mangue Ltda.',
    cnpj: '11.444.777/0001-61',
    address: 'Rua B, 2, Recife/PE',
    email: ''
  })
})
