import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ids, store } from '../fixtures/store.ts'
import { backend, seedDatabase } from './backend.ts'
import { expectSchema } from './document.ts'

const api = backend()
const ENGLISH = { 'Accept-Language': 'en' }
const person = { nome: 'Rui Dias', email: 'Rui@exemplo.example ', contato: '(11) 90000-0000' }

beforeAll(() => seedDatabase())
beforeEach(async () => {
  const tables = ['submissions', 'newsletter_subscribers', 'contact_messages', 'answers', 'questions', 'store_reviews']
  await env.DB.batch(tables.map(table => env.DB.prepare(`DELETE FROM ${table}`)))
  await env.DB.prepare('UPDATE store_review_keys SET used_at = NULL').run()
})

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return api.send('POST', path, { body, headers })
}

async function rows(table: string) {
  return (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results
}

const forms = {
  newsletter: { body: { email: 'rui@exemplo.example' }, table: 'newsletter_subscribers', required: ['email'] },
  'form/contact': {
    body: { hashEmail: 'contato/formulario', ...person, assunto: 'Pedido', mensagem: 'Onde está?\r\nObrigado' },
    table: 'contact_messages',
    required: ['nome', 'email']
  },
  question: {
    body: { nivel: 'produto', idNivel: ids.whey, ...person, pergunta: 'Tem lactose?' },
    table: 'questions',
    required: ['nome', 'email', 'pergunta']
  }
} as const

describe.each(Object.entries(forms))('%s', (path, { body, table, required }) => {
  it('is stored, and answered in the shopper’s language', async () => {
    const [pt, en] = [await post(path, body), await post(path, body, ENGLISH)]
    for (const answer of [pt, en]) {
      expect(answer.status).toBe(200)
      expectSchema('Sucesso', answer.body)
      expect(answer.body.sucesso).toBe(true)
    }
    expect(pt.body.mensagem).not.toBe(en.body.mensagem)
    expect((await rows(table))[0]).toMatchObject({ email: 'rui@exemplo.example' })
  })

  it('names each missing field', async () => {
    const answer = await post(path, { ...body, nome: '', email: '', pergunta: ' ' })
    expect(answer.status).toBe(422)
    expectSchema('Error', answer.body)
    expect(answer.body.error).toBe('*Todos os campos são obrigatórios')
    expect(Object.keys(answer.body.campos)).toEqual(required)
    const wrong = await post(path, { ...body, email: 'a@b', nome: 'x'.repeat(81) }, ENGLISH)
    expect(wrong.body.campos).toEqual({
      email: 'Enter a valid e-mail address.',
      nome: 'Use up to 80 characters.'
    })
    expect((await post(path, 'x')).status).toBe(400)
    expect(await rows(table)).toEqual([])
  })

  it('is accepted twenty times an hour from one address', async () => {
    const one = (index: number) => post(path, { ...body, email: `a${index}@exemplo.example` })
    const answers = await Promise.all(Array.from({ length: 22 }, (_, index) => one(index)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expectSchema('Error', refused[0]?.body)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3_000)
    expect(await rows(table)).toHaveLength(20)
  })

  it('is stored once when repeated under its Idempotency-Key', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const answers = [await post(path, body, key), await post(path, body, key)]
    expect(answers.map(({ body: answer }) => answer.sucesso)).toEqual([true, true])
    expect(answers[1]?.headers.get('idempotent-replayed')).toBe('true')
    expect(await rows(table)).toHaveLength(1)
    expect((await post(path, { ...body, email: 'x@exemplo.example' }, key)).status).toBe(422)
    expect((await post(path, body, { 'Idempotency-Key': 'a b' })).status).toBe(400)
  })
})

describe('the newsletter', () => {
  it('stores an address once, and does not reveal that it was known', async () => {
    const bodies = [
      {
        email: 'ana@exemplo.example',
        nome: 'Ana',
        segmento: 'm',
        cupom: true,
        informacoesAdicionais: { origem: 'popup' }
      },
      { email: ' ANA@exemplo.example', informacoesAdicionais: [] }
    ]
    const answers = await Promise.all(bodies.map(body => post('newsletter', body)))
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect(await rows('newsletter_subscribers')).toMatchObject([
      { email: 'ana@exemplo.example', name: 'Ana', segment: 'm', wants_coupon: 1, details: '{"origem":"popup"}' }
    ])
  })

  it('sends no coupon without the wish for one', async () => {
    await post('newsletter', { email: 'rui@exemplo.example' })
    expect(await rows('newsletter_subscribers')).toMatchObject([{ wants_coupon: 0, details: '[]' }])
  })

  it.each([{ segmento: 'x' }, { informacoesAdicionais: 'x' }, { informacoesAdicionais: ['x'.repeat(5_000)] }])(
    'refuses %j',
    async part => {
      const answer = await post('newsletter', { email: 'ana@exemplo.example', ...part })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.campos)).toEqual(Object.keys(part))
    }
  )
})

describe('the contact form', () => {
  it('keeps line breaks', async () => {
    await post('form/contact', forms['form/contact'].body)
    expect(await rows('contact_messages')).toMatchObject([
      { name: 'Rui Dias', phone: '(11) 90000-0000', subject: 'Pedido', message: 'Onde está?\nObrigado' }
    ])
  })

  it('has the platform’s name', async () => {
    const answer = await post('form/contact', { ...forms['form/contact'].body, hashEmail: 'outro' })
    expect(answer.body.campos).toEqual({ hashEmail: 'Valor inválido.' })
    expect((await post('form/contact', person)).status).toBe(200)
  })
})

describe('a question', () => {
  const question = forms.question.body
  const page = async () => {
    const slug = await env.DB.prepare('SELECT slug FROM products WHERE id = ?').bind(ids.whey).first('slug')
    return (await api.get(`url/product/detail?url=/${slug}`)).body.conteudo
  }

  it('is about an existing product', async () => {
    for (const part of [
      { idNivel: 999_999 },
      { nivel: 'categoria', idNivel: 999_999 },
      { nivel: 'x' },
      { idNivel: 0 }
    ]) {
      const answer = await post('question', { ...question, ...part })
      expect(answer.status).toBe(422)
      expectSchema('Error', answer.body)
    }
    for (const nivel of ['categoria', 'marca', 'landingPage'])
      expect((await post('question', { ...question, nivel, idNivel: 1 })).status).toBe(200)
  })

  it('shows on the product once approved, with approved answers and without e-mail addresses', async () => {
    await post('question', question)
    expect((await page()).perguntas).toEqual([])
    const [{ id } = { id: 0 }] = (
      await env.DB.prepare('UPDATE questions SET approved = 1 RETURNING id').all<{ id: number }>()
    ).results
    for (const resposta of ['Tem.', 'Compre no meu site.'])
      expect((await post('question/answer', { idPergunta: id, ...person, nome: 'Ana Lima', resposta })).status).toBe(
        200
      )
    await env.DB.prepare("UPDATE answers SET approved = 1 WHERE answer = 'Tem.'").run()
    const { perguntas } = await page()
    for (const shown of perguntas) expectSchema('Pergunta', shown)
    expect(perguntas).toMatchObject([
      {
        nome: 'Rui D.',
        email: '',
        contato: '',
        pergunta: 'Tem lactose?',
        respostas: [{ nome: 'Ana L.', resposta: 'Tem.' }]
      }
    ])
    expect(JSON.stringify(perguntas)).not.toContain('exemplo.example')
  })

  it('cannot be answered before it is published', async () => {
    await post('question', question)
    const [waiting] = await rows('questions')
    for (const idPergunta of [waiting?.id, 999_999]) {
      const answer = await post('question/answer', { idPergunta, ...person, resposta: 'Tem.' }, ENGLISH)
      expect(answer).toMatchObject({ status: 422, body: { campos: { idPergunta: 'Question not found.' } } })
      expectSchema('Error', answer.body)
    }
  })
})

describe('a review of the store', () => {
  const review = { experiencia: 9, atendimento: '10', satisfacao: true, autorizacao: true, mensagem: 'Chegou rápido.' }
  const PATH = 'evaluations/store/add'

  it('spec 5: is invited by a key, which reading does not use up', async () => {
    for (let i = 0; i < 2; i++) {
      const answer = await api.get(`${PATH}/demonstracao-01`)
      expect(answer.body).toEqual({ sucesso: true })
      expectSchema('Sucesso', answer.body)
    }
    for (const key of ['nunca', 'DEMONSTRACAO-01', '%20'])
      expect(await api.get(`${PATH}/${key}`)).toMatchObject({ status: 200, body: { sucesso: false } })
  })

  it('is written once per key, in parallel too', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post(`${PATH}/demonstracao-02`, review)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    const refused = answers.find(({ status }) => status === 404)
    expectSchema('Error', refused?.body)
    expect(refused?.body.error).toBe('Este convite já foi usado ou não existe.')
    expect((await api.get(`${PATH}/demonstracao-02`)).body).toEqual({ sucesso: false })
    expect(await rows('store_reviews')).toMatchObject([
      { experience: 9, service: 10, satisfied: 1, publishable: 1, message: 'Chegou rápido.', approved: 0 }
    ])
  })

  it('has the same answer when repeated under its Idempotency-Key', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID(), ...ENGLISH }
    for (let i = 0; i < 2; i++) {
      const answer = await post(`${PATH}/demonstracao-03`, review, key)
      expect(answer.body).toEqual({ sucesso: true, mensagem: 'Thank you! Your review has been sent.' })
    }
    expect(await rows('store_reviews')).toHaveLength(1)
  })

  it('names errors, and leaves the key usable', async () => {
    const answer = await post(`${PATH}/demonstracao-04`, { experiencia: 0, atendimento: 11, mensagem: 'x' })
    expect(answer.status).toBe(422)
    expect(answer.body.campos).toEqual({
      experiencia: 'Escolha de 1 a 10.',
      atendimento: 'Escolha de 1 a 10.',
      satisfacao: 'Preencha o campo!'
    })
    expect((await api.get(`${PATH}/demonstracao-04`)).body).toEqual({ sucesso: true })
  })

  it('is published with its author’s permission and the store’s approval', async () => {
    await post(`${PATH}/demonstracao-05`, review)
    await post(`${PATH}/demonstracao-06`, { ...review, autorizacao: false })
    expect((await api.get('evaluations/store')).body.avaliacoes).toEqual([])
    await env.DB.prepare('UPDATE store_reviews SET approved = 1').run()
    const { body } = await api.get('evaluations/store?offset=0&limit=5')
    expectSchema('StoreEvaluationsResponse', body)
    expect(body.avaliacoes).toMatchObject([
      { experiencia: 9, atendimento: 10, satisfacao: true, mensagem: 'Chegou rápido.' }
    ])
    expect(body.info).toEqual({ offset: 0, limit: 5, exibindo: 1, total: 1 })
  })
})

describe('popups', () => {
  it('are one or several per type of page, each with a lasting id', async () => {
    const [popup] = store.popups
    if (!popup) throw new Error('The store of tests has a popup')
    const one = (await api.get('struct/popup/home')).body
    expectSchema('PopupResponse', one)
    expect([one.id, one.popups]).toEqual([7, undefined])
    await seedDatabase({ ...store, popups: [{ ...popup, id: 12, key: 'frete' }, popup] })
    const { body } = await api.get('struct/popup/home', { headers: ENGLISH })
    expectSchema('PopupResponse', body)
    expect(body.id).toBe(7)
    expect(body.popups.map(({ id, nome }: { id: number; nome: string }) => [id, nome])).toEqual([
      [7, 'boas-vindas'],
      [12, 'frete']
    ])
  })
})
