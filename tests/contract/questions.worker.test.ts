import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { ids, store } from '../fixtures/store.ts'
import { backend, seedDatabase } from './backend.ts'
import { expectSchema } from './document.ts'

const api = backend()
const both = (pt: string, en: string) => ({ pt, en })
const questions = [
  {
    author: 'Ana',
    question: both('Tem lactose?', 'Any lactose?'),
    date: '2026-05-01 10:00:00',
    answers: [
      { author: 'Rui', answer: both('Tem.', 'Yes.'), date: '2026-05-01 11:00:00' },
      { answer: both('Tem 1 g.', 'Yes, 1 g.'), date: '2026-05-02 10:00:00' }
    ]
  }
]
const products = store.products.map(product => (product.id === ids.whey ? { ...product, questions } : product))

beforeEach(async () => {
  await seedDatabase({ ...store, products })
  await env.DB.batch(['submissions', 'answers', 'questions'].map(table => env.DB.prepare(`DELETE FROM ${table}`)))
})

async function shown(language = 'pt') {
  const slug = await env.DB.prepare('SELECT slug FROM products WHERE id = ?').bind(ids.whey).first('slug')
  const headers = { 'Accept-Language': language }
  const { perguntas } = (await api.get(`url/product/detail?url=/${slug}`, { headers })).body.conteudo
  for (const each of perguntas) expectSchema('Pergunta', each)
  return perguntas
}

it('the demonstration’s questions are in the shopper’s language, and name who answers', async () => {
  expect(await shown()).toMatchObject([
    {
      nome: 'Ana',
      email: '',
      pergunta: 'Tem lactose?',
      data: '2026-05-01 10:00:00',
      respostas: [
        { nome: 'Rui', administrador: false, resposta: 'Tem.' },
        { nome: 'Seiva', administrador: true, resposta: 'Tem 1 g.', data: '2026-05-02 10:00:00' }
      ]
    }
  ])
  expect((await shown('en'))[0]).toMatchObject({ pergunta: 'Any lactose?', respostas: [{}, { resposta: 'Yes, 1 g.' }] })
})

it('a seeded question can be answered, and a new seed keeps the answers', async () => {
  const [{ id }] = await shown()
  const body = { idPergunta: id, nome: 'Lia Costa', email: 'lia@exemplo.example', resposta: 'Pouca.' }
  expect((await api.send('POST', 'question/answer', { body })).body.sucesso).toBe(true)
  await env.DB.prepare('UPDATE answers SET approved = 1').run()
  await seedDatabase({ ...store, products })
  const [{ respostas }] = await shown()
  expect(respostas.at(-1)).toMatchObject({ nome: 'Lia C.', resposta: 'Pouca.', administrador: false, email: '' })
})

it('shoppers’ questions have other ids than seeded ones, and answers stay with their question', async () => {
  const body = { nivel: 'produto', idNivel: ids.whey, nome: 'Rui', email: 'rui@exemplo.example', pergunta: 'Dissolve?' }
  await api.send('POST', 'question', { body })
  const question = await env.DB.prepare('UPDATE questions SET approved = 1 RETURNING id').first<{ id: number }>()
  expect(question?.id).toBeGreaterThan(1_000_000)
  const answer = { idPergunta: question?.id, nome: 'Lia', email: 'lia@exemplo.example', resposta: 'Dissolve.' }
  await api.send('POST', 'question/answer', { body: answer })
  await env.DB.prepare('DELETE FROM questions').run()
  expect(await env.DB.prepare('SELECT count(*) AS left FROM answers').first('left')).toBe(0)
})
