import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { ids } from '../fixtures/store.ts'
import { backend, type Json, ORIGIN, seedDatabase } from './backend.ts'
import { expectSchema } from './document.ts'

const api = backend()
const CATEGORY = 'url/product/listing/category'
const SEARCH = 'url/product/listing/search'

beforeAll(() => seedDatabase())

async function list(kind: string, parameters: Record<string, string>): Promise<Json> {
  const answer = await api.get(`${kind}?${new URLSearchParams(parameters)}`)
  expect(answer.status).toBe(200)
  return answer.body
}

const idsOf = (body: Json): number[] => body.conteudo.produtos.map((p: Json) => p.id)
const pathAndQuery = (url: string) => url.slice(ORIGIN.length)

describe('paging', () => {
  it('shows each product once over the pages, with links to the neighbours', async () => {
    const seen: number[] = []
    let url: string = `${ORIGIN}/api/v2/front/${CATEGORY}?url=/vitaminas&limit=50`
    for (let pages = 0; url !== '' && pages < 10; pages++) {
      const { body } = await api.get(url.split('/api/v2/front/')[1] ?? '')
      expect(body.info.exibindo).toBe(body.conteudo.produtos.length)
      seen.push(...idsOf(body))
      url = body.info.next
    }
    const { info } = await list(CATEGORY, { url: '/vitaminas' })
    expect(info).toMatchObject({ offset: 0, limit: 12, exibindo: 12, prev: '' })
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(info.total)
  })

  it('is empty past the end, with a link back', async () => {
    const { info, conteudo } = await list(CATEGORY, { url: '/vitaminas', offset: '5000', limit: '12' })
    expect(conteudo.produtos).toEqual([])
    expect(info.next).toBe('')
    expect(info.prev).toContain('offset=4988')
  })

  it.each(['limit=101', 'limit=0', 'limit=-1', 'limit=abc', 'offset=-1', 'offset=1.5'])('refuses %s', async bad => {
    const answer = await api.get(`${CATEGORY}?url=/vitaminas&${bad}`)
    expect(answer.status).toBe(400)
    expectSchema('Error', answer.body)
  })
})

describe('the two forms of a listing call', () => {
  it('give the same page for one address and for separate parameters', async () => {
    const together = await list(CATEGORY, { url: '/vitaminas?filtro=1&order=menorpreco&pg=2', limit: '5' })
    const apart = await list(CATEGORY, { url: '/vitaminas', filtro: '1', order: 'Menor Preço', limit: '5' })
    expect(idsOf(together)).toEqual(idsOf(apart))
    expect(together.info.filtros).toEqual({ filtro: '1' })
  })

  it('prefer explicit parameters', async () => {
    const { info } = await list(CATEGORY, {
      url: '/vitaminas?limit=50&offset=7&preco=1-2',
      limit: '5',
      preco: '10-500'
    })
    expect(info).toMatchObject({ limit: 5, offset: 7, filtros: { preco: '10-500' } })
  })
})

describe('order', () => {
  const available = (p: Json) => (p.status === 'disponivel' ? 0 : 1)
  const orders: [string, (p: Json) => number][] = [
    ['menorpreco', p => p.precos.por],
    ['Menor Preço', p => p.precos.por],
    ['MAIOR PRECO', p => -p.precos.por],
    ['favoritos', p => -p.avaliacao.media]
  ]

  it.each(orders)('sorts by %s, with sold-out products last', async (order, keyOf) => {
    const { conteudo } = await list(CATEGORY, { url: '/vitaminas', order, limit: '100' })
    const keys = conteudo.produtos.map((p: Json) => [available(p), keyOf(p)])
    const sorted = keys.toSorted((a: number[], b: number[]) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0))
    expect(keys).toEqual(sorted)
  })

  it('is by popularity without one and for an unknown one', async () => {
    const byDefault = await list(CATEGORY, { url: '/vitaminas' })
    expect(idsOf(await list(CATEGORY, { url: '/vitaminas', order: 'x; DROP TABLE products' }))).toEqual(
      idsOf(byDefault)
    )
    expect(byDefault.conteudo.detalhes.ordenacao.find((o: Json) => o.atual).label).toBe('Popularidade')
  })
})

describe('facets', () => {
  /** Every facet link of a listing. */
  function links(body: Json): { url: string; ativo: boolean }[] {
    const { detalhes } = body.conteudo
    const values = [...detalhes.filtros, ...detalhes.atributos].flatMap((group: Json) => group.valores)
    const discounts = Object.values(detalhes.filtrosDescontoPrecoPor) as { url: string; ativo: boolean }[]
    return [...values, ...discounts, ...detalhes.marcas, ...detalhes.filtrosPreco]
  }

  it('lead to products along any path of links', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<[string, string]>(
          [CATEGORY, '/vitaminas'],
          [CATEGORY, '/proteinas'],
          [SEARCH, '/busca?busca=vitamin']
        ),
        fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
        async ([kind, start], steps) => {
          let body = await follow(kind, start)
          for (const step of steps) {
            const offered = links(body).filter(link => !link.ativo)
            const link = offered[step % offered.length]
            if (!link) return
            body = await follow(kind, pathAndQuery(link.url))
            expect(body.info.total, link.url).toBeGreaterThan(0)
            expect(links(body).some(({ ativo }) => ativo)).toBe(true)
          }
        }
      ),
      { numRuns: 20 }
    )
  }, 30_000)

  it('can be removed again', async () => {
    const plain = await follow(CATEGORY, '/vitaminas')
    for (const link of links(plain)) {
      const narrowed = await follow(CATEGORY, pathAndQuery(link.url))
      const active = links(narrowed).filter(({ ativo }) => ativo)
      expect(active).toHaveLength(1)
      expect(pathAndQuery(active[0]?.url ?? '')).toBe('/vitaminas')
    }
  })

  it('hold for each product of the listing', async () => {
    const { conteudo } = await list(CATEGORY, {
      url: '/vitaminas',
      marca: '1,2',
      filtro: '1,4',
      preco: '20-80',
      limit: '100'
    })
    expect(conteudo.produtos.length).toBeGreaterThan(0)
    for (const p of conteudo.produtos) {
      expect([1, 2]).toContain(p.marca.id)
      expect(p.filtros.map((f: Json) => f.idValor)).toEqual(expect.arrayContaining([1, 4]))
      expect(p.precos.por).toBeGreaterThanOrEqual(20)
      expect(p.precos.por).toBeLessThanOrEqual(80)
    }
  })

  it('filter by variant attribute and by discount', async () => {
    const body = await list(CATEGORY, { url: '/proteinas' })
    const chocolate = body.conteudo.detalhes.atributos[0].valores.find((v: Json) => v.label === 'Chocolate')
    expect(idsOf(await follow(CATEGORY, pathAndQuery(chocolate.url)))).toEqual([ids.whey])
    const discounted = await list(CATEGORY, { url: '/vitaminas', descontoPrecoPor: '10-100', limit: '100' })
    expect(discounted.conteudo.produtos.every((p: Json) => p.precos.de > p.precos.por)).toBe(true)
  })

  it('show the shopper’s price range as active, and bound the slider by the prices', async () => {
    const { conteudo } = await list(CATEGORY, { url: '/vitaminas', preco: '33.5-77' })
    const ranges = conteudo.detalhes.filtrosPreco
    expect(ranges.find((range: Json) => range.ativo)).toMatchObject({ de: 33.5, ate: 77, url: `${ORIGIN}/vitaminas` })
    expect(Math.min(...ranges.map((range: Json) => range.de))).toBe(15)
  })

  it('ignore invalid values, and find nothing for unknown ids', async () => {
    const plain = await list(CATEGORY, { url: '/vitaminas' })
    const odd = await list(CATEGORY, { url: '/vitaminas', marca: 'x,,-1', preco: '9-1', descontoPrecoPor: 'a-b' })
    expect(odd.info.total).toBe(plain.info.total)
    expect((await list(CATEGORY, { url: '/vitaminas', filtro: '99999' })).info.total).toBe(0)
  })

  it('keep the term and the order of a search, and narrow it by category', async () => {
    const body = await list(SEARCH, { busca: 'vitamin', order: 'maiorpreco' })
    const link = body.conteudo.detalhes.categorias.filhas.find((node: Json) => node.nome === 'Vitaminas')
    expect(link.rota.query).toEqual({ busca: 'vitamin', categoria: '1', order: 'Maior Preço' })
    const narrowed = await list(SEARCH, { url: pathAndQuery(link.url) })
    expect(narrowed.conteudo.busca.texto).toBe('vitamin')
    expect(narrowed.conteudo.detalhes.categorias.atual[0]).toMatchObject({ nome: 'Vitaminas', ativo: true })
    expect(narrowed.info.total).toBeGreaterThan(0)
  })

  async function follow(kind: string, url: string): Promise<Json> {
    return list(kind, { url, limit: '1' })
  }
})

describe('search', () => {
  it('finds by name in both languages, without accents, by prefix, by brand, topic and category', async () => {
    for (const busca of ['concentrado', 'CONCENTRATE', 'whey pico', 'prot pico 900', 'massa muscular whey'])
      expect(idsOf(await list(SEARCH, { busca }))).toContain(ids.whey)
    expect(idsOf(await list(SEARCH, { busca: 'tonico' }))).toEqual([ids.tonic])
    expect((await list(SEARCH, { busca: 'imunidade' })).info.total).toBeGreaterThan(10)
  })

  it('lists popular products for an empty text', async () => {
    for (const busca of ['', '   ', '\u0000']) {
      const body = await list(SEARCH, { busca })
      expect(body.info.total).toBeGreaterThan(100)
      expect(idsOf(body)[0]).toBe(ids.whey)
    }
  })

  it('finds nothing for a text without letters and digits', async () => {
    for (const busca of ['"', '* - + ()', '🙂', '...'])
      expect((await list(SEARCH, { busca })).info.total, busca).toBe(0)
  })

  it.each([
    '"',
    "d'agua",
    'multi-vit',
    'a:b',
    '*',
    'AND',
    'NOT whey',
    'NEAR(a b)',
    'name:whey',
    'vitamina OR 1=1',
    '{name} : x',
    '^whey',
    '"whey" * "',
    "'; DROP TABLE products; --",
    '\u0000whey',
    'x'.repeat(10_000),
    'palavra '.repeat(1250),
    'a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 k11 l12 m13 n14 o15 p16 q17 r18',
    '%',
    '\\',
    '<script>',
    'ＷＨＥＹ',
    'a b '.repeat(200)
  ])('survives hostile text, case %#', async busca => {
    const body = await list(SEARCH, { busca })
    expectSchema('ListagemResponse', body)
    expect([...body.conteudo.busca.texto].length).toBeLessThanOrEqual(200)
  })

  it('survives any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async busca => {
        expect((await list(SEARCH, { busca, limit: '1' })).info.limit).toBe(1)
      }),
      { numRuns: 40 }
    )
  }, 30_000)
})
