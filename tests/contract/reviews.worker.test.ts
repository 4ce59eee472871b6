import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweep } from '../../worker/commerce/sweep.ts'
import { ids } from '../fixtures/store.ts'
import { type Answer, backend, type Json, ORIGIN, seedDatabase } from './backend.ts'
import { expectSchema } from './document.ts'

const PATH = 'evaluations/product'
const DAY_MS = 24 * 60 * 60 * 1000
const api = backend()

beforeAll(() => seedDatabase())

const review = {
  idProduto: ids.creatine,
  nome: 'Marina de Souza',
  email: 'Marina@Exemplo.example',
  nota: 5,
  comentario: 'Dissolve bem.\n\nChegou rápido.',
  recomenda: true,
  anexos: []
}

describe('reading', () => {
  const list = async (query: string, language = 'pt-BR') =>
    (await api.get(`${PATH}?${query}`, { headers: { 'Accept-Language': language } })).body

  it.each(['pt-BR', 'en'])('answers as the document says, the newest first, in %s', async language => {
    const body = await list(`idProduto=${ids.vitaminD}`, language)
    expectSchema('EvaluationsProductResponse', body)
    const comments = body.avaliacoes.map((one: Json) => one.comentario)
    expect(comments).toEqual(language === 'en' ? ['It took long.', 'Small capsule.'] : ['Demorou.', 'Cápsula pequena.'])
    expect(body).toMatchObject({ media: 4, quantidade: 2, info: { offset: 0, limit: 10, exibindo: 2, total: 2 } })
    expect(body.distribuicao.map((row: Json) => row.quantidade)).toEqual([1, 0, 1, 0, 0])
  })

  it('has pages, stars and orders', async () => {
    const second = await list(`idProduto=${ids.vitaminD}&offset=1&limit=1`)
    expect(second.avaliacoes.map((one: Json) => one.nome)).toEqual(['Ana P.'])
    const three = await list(`idProduto=${ids.vitaminD}&nota=3`)
    expect(three).toMatchObject({ media: 4, quantidade: 2, info: { exibindo: 1, total: 1 } })
    const best = await list(`idProduto=${ids.vitaminD}&order=${encodeURIComponent('Maior Nota')}`)
    expect(best.avaliacoes[0].nota).toBe(5)
  })

  it('filters those with photos, counts them, and marks verified purchases', async () => {
    const found = await list(`idProduto=${ids.vitaminD}&comFotos=true`)
    expect(found).toMatchObject({ quantidade: 2, comFotos: 1, info: { exibindo: 1, total: 1 } })
    expect(found.avaliacoes).toMatchObject([{ nome: 'Ana P.', compraVerificada: true }])
    expect(found.avaliacoes[0].anexos[0].arquivo).toBe(`${ORIGIN}/media/products/vitamina-d3-1.webp`)
    expect((await list(`idProduto=${ids.vitaminD}&comFotos=true&nota=3`)).info.total).toBe(0)
    expect((await list(`idProduto=${ids.vitaminD}&nota=3`)).avaliacoes[0].compraVerificada).toBe(false)
  })

  it('covers a category, the whole store, and unknown products', async () => {
    const detail = (await api.get('url/product/detail?url=/vitamina-d3-2000-ui-60-capsulas')).body.conteudo
    expect((await list(`idCategoria=${detail.categoria.id}`)).quantidade).toBe(2)
    expect((await list('')).avaliacoes.length).toBeGreaterThan(1)
    expect(await list('idProduto=999999')).toMatchObject({ avaliacoes: [], media: 0, quantidade: 0 })
  })

  it.each(['limit=0', 'limit=101', 'limit=x', 'offset=-1', 'nota=6', 'idProduto=1%20OR%201'])(
    'refuses %s',
    async query => {
      const answer = await api.get(`${PATH}?${query}`)
      expect(answer.status).toBe(400)
      expectSchema('Error', answer.body)
    }
  )
})

describe('writing', () => {
  it('waits for approval, then counts wherever the product is shown', async () => {
    const sent = await send(review)
    expect(sent).toMatchObject({ status: 200, body: { sucesso: true } })
    expect(sent.body.mensagem).toContain('será publicada após aprovação')
    expectSchema('Sucesso', sent.body)
    expect(await shown(ids.creatine)).toMatchObject({ avaliacoes: [], quantidade: 0 })

    await approveAll()
    const found = await shown(ids.creatine)
    expectSchema('EvaluationsProductResponse', found)
    expect(found.avaliacoes[0]).toMatchObject({ nome: 'Marina S.', email: '', nota: 5, recomenda: true, anexos: [] })
    expect(found.avaliacoes[0].comentario).toBe('Dissolve bem.\n\nChegou rápido.')
    expect(JSON.stringify(found)).not.toMatch(/exemplo/i)
    const { avaliacao } = (await api.get('url/product/detail?url=/creatina-300-g-pico')).body.conteudo
    expect(avaliacao).toMatchObject({ media: 5, quantidade: 1, avaliacoes: found.avaliacoes })
    const listed = (await api.get('url/product/listing/brand?url=/marcas/pico')).body.conteudo.produtos
    expect(listed.find((product: Json) => product.id === ids.creatine).avaliacao).toEqual({ media: 5, quantidade: 1 })
  })

  it('is added to the catalogue’s own reviews', async () => {
    await send({ ...review, idProduto: ids.vitaminD, nota: 1, recomenda: null })
    await approveAll()
    const found = await shown(ids.vitaminD)
    expect(found).toMatchObject({ media: 3, quantidade: 3 })
    expect(found.avaliacoes[0]).toMatchObject({ nota: 1, recomenda: false })
    expect(found.distribuicao.map((row: Json) => row.quantidade)).toEqual([1, 0, 1, 0, 1])
  })

  it('survives a new catalogue', async () => {
    await send({ ...review, idProduto: ids.tonic })
    await approveAll()
    await seedDatabase()
    expect(await shown(ids.tonic)).toMatchObject({ quantidade: 1, media: 5 })
  })

  const wrong: [string, object, object][] = [
    ['an empty name', { nome: '  ' }, { nome: 'Preencha o campo!' }],
    ['no name', { nome: undefined }, { nome: 'Preencha o campo!' }],
    ['a long name', { nome: 'x'.repeat(81) }, { nome: 'Use até 80 caracteres.' }],
    ['a name that is none', { nome: { a: 1 } }, { nome: 'Valor inválido.' }],
    ['no e-mail', { email: '' }, { email: 'Preencha o campo!' }],
    ['an e-mail that is none', { email: 'marina@' }, { email: 'Informe um e-mail válido.' }],
    ['no comment', { comentario: null }, { comentario: 'Preencha o campo!' }],
    ['a long comment', { comentario: 'x'.repeat(2_001) }, { comentario: 'Use até 2000 caracteres.' }],
    ['no rating', { nota: undefined }, { nota: 'Selecione a nota!' }],
    ['rating 0', { nota: 0 }, { nota: 'Selecione a nota!' }],
    ['rating 6', { nota: 6 }, { nota: 'A nota vai de 1 a 5.' }],
    ['rating 4.5', { nota: 4.5 }, { nota: 'A nota vai de 1 a 5.' }],
    ['an unknown product', { idProduto: 999_999 }, { idProduto: 'Produto não encontrado.' }],
    ['no product', { idProduto: undefined }, { idProduto: 'Produto não encontrado.' }]
  ]

  it.each(wrong)('refuses %s beside its field', async (_, part, campos) => {
    const answer = await send({ ...review, ...part })
    expect(answer.status).toBe(422)
    expectSchema('Error', answer.body)
    expect(answer.body.campos).toEqual(campos)
  })

  it('names all errors at once, in the requested language', async () => {
    const answer = await send({}, { 'Accept-Language': 'en' })
    expect(Object.keys(answer.body.campos).sort()).toEqual(['comentario', 'email', 'idProduto', 'nome', 'nota'])
    expect(answer.body.error).toBe('*All fields are required')
    expect((await send({})).body.error).toBe('*Todos os campos são obrigatórios')
  })

  it.each([
    [400, 'no json'],
    [400, []],
    [413, { ...review, comentario: 'x'.repeat(14 * 1024 * 1024) }]
  ])('answers %i to an invalid body', async (status, body) => {
    expect((await send(body)).status).toBe(status)
  })
})

describe('a repeated review', () => {
  it('counts once under one key, one after another or in parallel', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID(), 'X-Forwarded-For': '198.51.100.1' }
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(review, key)))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(answer => answer.headers.has('idempotent-replayed'))).toHaveLength(3)
    expect((await send(review, key)).body.sucesso).toBe(true)
    expect(await waiting()).toBe(1)
    expect((await send({ ...review, nota: 1 }, key)).status).toBe(422)
    expect((await send(review, { 'Idempotency-Key': 'with space' })).status).toBe(400)
  })

  it('is refused after five an hour from one address for one product', async () => {
    let now = Date.now()
    const own = backend({ now: () => now })
    const from = (address: string, idProduto: number = ids.creatine) =>
      own.send('POST', PATH, { body: { ...review, idProduto }, headers: { 'X-Forwarded-For': address } })
    const answers = await Promise.all(Array.from({ length: 8 }, () => from('198.51.100.2')))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(5)
    const refused = await from('198.51.100.2')
    expect(refused.status).toBe(429)
    expectSchema('Error', refused.body)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500)
    expect((await from('198.51.100.2', ids.tonic)).status).toBe(200)
    expect((await from('198.51.100.3')).status).toBe(200)
    now += 61 * 60 * 1000
    expect((await from('198.51.100.2')).status).toBe(200)
  })

  it('expires after a day', async () => {
    await send(review, { 'Idempotency-Key': 'one-day' })
    await sweep({ db: env.DB, media: env.MEDIA }, Date.now() + DAY_MS + 1_000)
    expect(await env.DB.prepare('SELECT count(*) AS n FROM submissions').first('n')).toBe(0)
    expect(await waiting()).toBe(1)
  })
})

beforeEach(async () => {
  await env.DB.batch(
    ['customer_reviews', 'submissions', 'review_images'].map(table => env.DB.prepare(`DELETE FROM ${table}`))
  )
})

function send(body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return api.send('POST', PATH, { body, headers: { 'X-Forwarded-For': '203.0.113.9', ...headers } })
}

async function shown(idProduto: number): Promise<Json> {
  return (await api.get(`${PATH}?idProduto=${idProduto}`)).body
}

async function approveAll(): Promise<void> {
  await env.DB.prepare('UPDATE customer_reviews SET approved = 1').run()
}

async function waiting(): Promise<number | null> {
  return env.DB.prepare('SELECT count(*) AS n FROM customer_reviews').first<number>('n')
}
