import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { backend, type Json, seedDatabase } from './backend.ts'
import { demo } from './demo.ts'

/** Searches in the seeded store. */
const api = backend()

beforeAll(() => seedDatabase(demo))

async function search(busca: string, rest: Record<string, string> = {}, language = 'pt-BR'): Promise<Json> {
  const query = new URLSearchParams({ busca, offset: '0', limit: '6', ...rest })
  const headers = { 'Accept-Language': language }
  const answer = await api.get(`url/product/listing/search?${query}`, { headers })
  expect(answer.status, busca).toBe(200)
  return answer.body
}

const names = (body: Json): string[] => body.conteudo.produtos.map((p: Json) => p.nome)
const suggestions = (body: Json): string[] => body.conteudo.busca.sugestao
const totalOf = async (busca: string): Promise<number> => (await search(busca)).info.total

it('a search has its term among the filters of `info`', async () => {
  expect((await search('creatina')).info.filtros).toEqual({ busca: 'creatina' })
  expect((await search('creatina', { marca: '1' })).info.filtros).toMatchObject({ busca: 'creatina', marca: '1' })
})

it.each([
  ['col%C3%A1geno', 'colágeno'],
  ['whey%20protein', 'whey protein'],
  ['100%cacau', '100%cacau'],
  ['50% de desconto', '50% de desconto']
])('a term %j is read as %j: encoded twice, it is decoded twice', async (busca, texto) => {
  const body = await search(busca)
  expect(body.conteudo.busca.texto).toBe(texto)
  expect(body.info.filtros).toEqual({ busca: texto })
  expect(names(body)).toEqual(names(await search(texto)))
})

describe('a term with one wrong letter', () => {
  it.each([
    ['creatna', 'creatina'],
    ['cretaina', 'creatina'],
    ['xreatina', 'creatina'],
    ['vitamima c', 'vitamina c'],
    ['colagenno hidrolizado', 'colágeno hidrolisado'],
    ['magnezio', 'magnésio']
  ])('%s lists what %s lists, and says so', async (typed, meant) => {
    const body = await search(typed)
    expect(body.info.total).toBeGreaterThan(0)
    expect(names(body)).toEqual(names(await search(meant)))
    expect(suggestions(body)[0]).toBe(meant)
  })

  it('finds its products for any wrong letter in a word of the catalogue', async () => {
    const { results } = await env.DB.prepare(
      "SELECT word FROM search_words WHERE length(word) >= 6 AND word NOT GLOB '*[0-9]*' ORDER BY word"
    ).all<{ word: string }>()
    const words = results.map(({ word }) => word)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...words), fc.nat(), async (word, place) => {
        const at = place % word.length
        const typed = `${word.slice(0, at)}${word.slice(at + 1)}`
        expect(await totalOf(typed), typed).toBeGreaterThan(0)
      }),
      { numRuns: 60 }
    )
  }, 60_000)

  it.each([
    ['omga', 'ômega'],
    ['colgno', 'colágeno'],
    ['wey protein', 'whey protein'],
    ['creatna monoidratada', 'creatina monohidratada'],
    ['omega 3 capsla', 'omega 3 cápsula'],
    ['wheyprotein', 'whey protein'],
    ['pro biotico', 'probiotico']
  ])('%s lists what %s lists: unknown words are read as their nearest known ones', async (typed, meant) => {
    const { info, conteudo } = await search(typed)
    expect(info.total).toBeGreaterThan(0)
    expect(conteudo.busca.corrigido).toMatch(new RegExp(`^${meant}`))
    expect(names(await search(conteudo.busca.corrigido))).toEqual(conteudo.produtos.map((p: Json) => p.nome))
  })

  it('is never read as another number', async () => {
    const { conteudo } = await search('vitamina 98765')
    expect(conteudo.busca).toMatchObject({ corrigido: 'vitamina', semResultado: ['98765'] })
  })
})

describe('words without products', () => {
  it('are left out, and named', async () => {
    const { conteudo, info } = await search('whey xyzabc')
    expect(conteudo.busca).toMatchObject({ corrigido: 'whey', semResultado: ['xyzabc'] })
    expect(info.total).toBe(await totalOf('whey'))
  })

  it('find nothing alone', async () => {
    const { conteudo, info } = await search('xyzabc')
    expect(info.total).toBe(0)
    expect(conteudo.busca).toEqual({ texto: 'xyzabc', sugestao: [] })
  })

  it('are named together when each has products of its own', async () => {
    const { conteudo } = await search('zinco e magnésio')
    expect(conteudo.busca).toMatchObject({ corrigido: 'zinco', semResultado: ['zinco e magnésio'] })
  })

  it('are never stop words', async () => {
    const { conteudo, info } = await search('quero comprar o melhor whey')
    expect(conteudo.busca).not.toHaveProperty('semResultado')
    expect(info.total).toBe(await totalOf('whey'))
    expect(await totalOf('melhores suplementos')).toBe(await totalOf(''))
  })
})

describe('a shopper’s word that the catalogue lacks', () => {
  it.each([
    ['para dormir', /melatonina|magnésio/i],
    ['to sleep', /melatonina|magnésio/i],
    ['dor no joelho', /colágeno tipo ii|cúrcuma/i],
    ['vitamina para idosos', /50\+/],
    ['pré-treino sem cafeína', /sem cafeína/i],
    ['whey sem lactose', /whey isolado/i],
    ['vitamina d até 2000 ui', /d3.*2\.000 ui/i],
    ['whey 450 g', /whey.* 450 g/i]
  ])('%s', async (typed, first) => {
    const body = await search(typed)
    expect(names(body)[0]).toMatch(first)
    expect(body.conteudo.busca).not.toHaveProperty('semResultado')
  })

  it('is not shown', async () => {
    const { conteudo } = await search('termogenicos')
    expect(conteudo.produtos.length).toBeGreaterThan(0)
    expect(JSON.stringify(conteudo.busca.sugestao)).not.toMatch(/termog/)
    expect((await search('emagreser')).conteudo.busca).not.toHaveProperty('corrigido')
  })
})

describe('the words of a search', () => {
  it.each([
    ['whey isolado', 'isolado whey'],
    ['vitamina c', 'c vitamina'],
    ['massa muscular whey', 'whey massa muscular'],
    ['omega 3', '3 omega']
  ])('%s and %s list the same', async (one, other) => {
    expect(await totalOf(one)).toBeGreaterThan(0)
    expect(names(await search(one, { limit: '100' }))).toEqual(names(await search(other, { limit: '100' })))
  })

  it.each([
    ['omega3', 'omega 3'],
    ['omega3 1000mg', 'omega 3 1000 mg'],
    ['d3k2', 'd3 k2'],
    ['vitaminab12', 'vitamina b12'],
    ['whey900g', 'whey 900 g']
  ])('are found without a space: %s is %s', async (typed, apart) => {
    expect(await totalOf(typed)).toBeGreaterThan(0)
    expect(names(await search(typed, { limit: '100' }))).toEqual(names(await search(apart, { limit: '100' })))
  })

  it.each([
    ['whey chocolate', /whey/i],
    ['whey zero lactose chocolate', /whey.*lactose/i],
    ['whey strawberry', /whey/i],
    ['proteína vegetal chocolate', /proteína vegetal/i],
    ['fish oil', /ômega 3/i],
    ['óleo de peixe', /ômega 3/i],
    ['whey isolate', /whey isolado/i],
    ['whey isolada', /whey isolado/i],
    ['pretreino', /pré-treino/i],
    ['pré treino', /pré-treino/i],
    ['pre workout', /pré-treino/i],
    ['preworkout', /pré-treino/i],
    ['bcaa', /bcaa/i],
    ['multivitamin', /multi/i],
    ['polivitamínico', /multi/i]
  ])('may name an option or be a common synonym: %s', async (typed, name) => {
    expect(names(await search(typed))[0]).toMatch(name)
  })

  it('may be plural or singular', async () => {
    for (const [plural, singular] of [
      ['creatinas', 'creatina'],
      ['minerais', 'mineral'],
      ['colágenos', 'colágeno'],
      ['proteins', 'protein']
    ] as const)
      expect(names(await search(plural, { limit: '1' })), plural).toEqual(names(await search(singular, { limit: '1' })))
  })

  it('put products of that name first, and sold-out ones last', async () => {
    const { conteudo } = await search('creatina', { limit: '100' })
    const rank = (p: Json) => [p.status === 'disponivel' ? 0 : 1, /creatina/i.test(p.nome) ? 0 : 1]
    const ranks = conteudo.produtos.map((p: Json) => rank(p).join())
    expect(ranks).toEqual(ranks.toSorted())
  })

  it('give the same page each time', async () => {
    expect(names(await search('vitamina'))).toEqual(names(await search('vitamina')))
  })
})

describe('suggestions', () => {
  it('complete the typed word, in the shopper’s language', async () => {
    expect(suggestions(await search('creat'))).toEqual(expect.arrayContaining(['creatina', 'creatina monohidratada']))
    expect(suggestions(await search('creat', {}, 'en'))[0]).toBe('creatine')
    expect(suggestions(await search('imun', {}, 'pt'))).toContain('sistema imune')
    expect(suggestions(await search('creatina', {}, 'en'))).toEqual([])
  })

  it('have products, are never the text itself, and are at most five', async () => {
    const { results } = await env.DB.prepare('SELECT word, shown FROM search_words').all<{
      word: string
      shown: string
    }>()
    const typed = fc.tuple(fc.constantFrom(...results), fc.integer({ min: 1, max: 12 }))
    await fc.assert(
      fc.asyncProperty(typed, fc.constantFrom('pt-BR', 'en'), async ([{ shown }, length], language) => {
        const text = shown.slice(0, length)
        const found = suggestions(await search(text, { limit: '1' }, language))
        expect(found.length).toBeLessThanOrEqual(5)
        expect(new Set(found).size).toBe(found.length)
        expect(found).not.toContain(text)
        for (const suggestion of found) expect(await totalOf(suggestion), suggestion).toBeGreaterThan(0)
      }),
      { numRuns: 40 }
    )
  }, 60_000)

  it('are none for an empty text', async () => {
    for (const busca of ['', '***', 'xyzwqk']) expect(suggestions(await search(busca))).toEqual([])
  })
})
