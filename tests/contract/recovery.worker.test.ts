import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweep } from '../../worker/commerce/sweep.ts'
import { type Answer, backend, seedDatabase, shopper } from './backend.ts'
import { expectSchema } from './document.ts'
import { customer, person, signIn } from './people.ts'

const MINUTE_MS = 60_000
let now = Date.now()
const api = backend({ now: () => now })
const NEW = 'outra frase bem longa'

beforeAll(() => seedDatabase())
beforeEach(() => {
  now += 24 * 60 * MINUTE_MS
})

function ask(usuario: string, headers: Record<string, string> = {}): Promise<Answer> {
  return api.send('POST', 'checkout/password-recovery', { body: { usuario }, headers })
}

function reset(token: string, senha = NEW, headers: Record<string, string> = {}): Promise<Answer> {
  return api.send('POST', 'checkout/password-reset', { body: { token, senha }, headers })
}

interface Message {
  recipient: string
  language: string
  subject: string
  body: string
  kind: string
}

async function messages(): Promise<Message[]> {
  return (await env.DB.prepare('SELECT * FROM outbox ORDER BY id').all<Message>()).results
}

async function tokenFor(usuario: string): Promise<string> {
  await ask(usuario)
  return /token=([0-9a-f]{32})/.exec((await messages()).at(-1)?.body ?? '')?.[1] ?? ''
}

describe('a forgotten password', () => {
  beforeEach(() => env.DB.prepare('DELETE FROM outbox').run())

  it('has the same answer for a known and an unknown account, in both languages', async () => {
    const { self } = await customer(api)
    for (const [headers, words] of [
      [{}, /^Se houver uma conta/],
      [{ 'Accept-Language': 'en' }, /^If there is an account/]
    ] as const) {
      const answers = await Promise.all([self.email, self.cpf, 'ninguem@exemplo.example'].map(who => ask(who, headers)))
      for (const { status, body } of answers) {
        expect(status).toBe(200)
        expectSchema('Sucesso', body)
        expect(body).toEqual(answers[0]?.body)
        expect(body.mensagem).toMatch(words)
      }
    }
    expect(await messages()).toHaveLength(3)
  })

  it('keeps no link in a sent message', async () => {
    const { self } = await customer(api)
    const token = await tokenFor(self.email)
    await env.DB.prepare('UPDATE outbox SET sent_at = ? WHERE sent_at IS NULL').bind(now).run()
    const [message] = await messages()
    expect(message).toMatchObject({ recipient: self.email, subject: 'Seiva: nova senha', body: '' })
    expect(JSON.stringify((await env.DB.prepare('SELECT * FROM outbox').all()).results)).not.toContain(token)
    expect((await reset(token)).status).toBe(200)
  })

  it('stores a message with a link in the shopper’s language, and the token nowhere else', async () => {
    const { self } = await customer(api)
    const token = await tokenFor(self.email)
    const [message] = await messages()
    expect(message).toMatchObject({
      kind: 'password-recovery',
      recipient: self.email,
      language: 'pt',
      subject: 'Seiva: nova senha'
    })
    expect(message?.body).toContain(`https://loja.seiva.example/checkout/nova-senha?token=${token}`)
    expect(token).toHaveLength(32)
    const { results } = await env.DB.prepare('SELECT token FROM password_resets').all()
    expect(JSON.stringify(results)).not.toContain(token)
  })

  it('sends at most three messages an hour to one customer', async () => {
    const { self } = await customer(api)
    for (let i = 0; i < 5; i++) expect((await ask(self.email, { 'X-Forwarded-For': `10.0.0.${i}` })).status).toBe(200)
    expect(await messages()).toHaveLength(3)
  })

  it('is accepted twenty times an hour from one address', async () => {
    const place = { 'X-Forwarded-For': '10.9.9.9' }
    const answers = await Promise.all(Array.from({ length: 22 }, (_, i) => ask(`x${i}@exemplo.example`, place)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  it('needs an account', async () => {
    const answer = await ask(' ')
    expect(answer.status).toBe(422)
    expect(answer.body.campos).toEqual({ usuario: 'Preencha o campo!' })
  })

  it('does not reach a second account of the same e-mail', async () => {
    const { self } = await customer(api)
    await shopper(api)('POST', 'checkout/register', person({ email: self.email }))
    await ask(self.email)
    expect(await messages()).toHaveLength(1)
  })
})

describe('a new password', () => {
  it('opens the account, ends every session and clears failed logins', async () => {
    const { browser, self } = await customer(api)
    const phone = shopper(api)
    await signIn(phone, self.cpf)
    for (let i = 0; i < 5; i++) await signIn(shopper(api), self.email, 'uma frase errada')
    const answer = await reset(await tokenFor(self.email))
    expect(answer).toMatchObject({
      status: 200,
      body: { sucesso: true, mensagem: 'Senha alterada. Entre com a nova senha.' }
    })
    expectSchema('Sucesso', answer.body)
    for (const device of [browser, phone]) expect((await device('GET', 'checkout/user')).body.logado).toBe(false)
    expect((await signIn(shopper(api), self.email)).status).toBe(401)
    expect((await signIn(shopper(api), self.email, NEW)).body.logado).toBe(true)
  })

  it('is set once by a token, in parallel too, and uses up the other links', async () => {
    const { self } = await customer(api)
    const [first, second] = [await tokenFor(self.email), await tokenFor(self.email)]
    const answers = await Promise.all([reset(second), reset(second), reset(second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const late = await reset(first)
    expect(late.body).toEqual({
      error: 'Este link não vale mais. Peça um novo.',
      campos: { token: 'Este link não vale mais. Peça um novo.' }
    })
    expectSchema('Error', late.body)
    expect(JSON.stringify(await messages())).not.toContain(first)
  })

  it('must be set within an hour', async () => {
    const { browser, self } = await customer(api)
    const token = await tokenFor(self.email)
    now += 60 * MINUTE_MS
    const late = await reset(token, NEW, { 'Accept-Language': 'en' })
    expect(late).toMatchObject({
      status: 422,
      body: { campos: { token: 'This link is no longer good. Ask for a new one.' } }
    })
    expect((await browser('GET', 'checkout/user')).body.logado).toBe(true)
    const soon = await tokenFor(self.email)
    now += 60 * MINUTE_MS - 1
    expect((await reset(soon)).status).toBe(200)
  })

  it.each([
    ['curta', 'Use de 8 a 128 caracteres.'],
    ['12345678', 'Esta senha é muito comum. Escolha outra.'],
    ['', 'Preencha o campo!']
  ])('follows the rules of the first one: %j', async (senha, said) => {
    const { self } = await customer(api)
    const token = await tokenFor(self.email)
    expect((await reset(token, senha)).body.campos).toEqual({ senha: said })
    expect((await reset(token, self.email)).body.campos).toEqual({ senha: 'A senha não pode ser o seu e-mail.' })
    expect((await reset(token)).status).toBe(200)
  })
})

it('the sweep deletes only what has expired', async () => {
  const { browser, self, id } = await customer(api)
  const stranger = shopper(api)
  await stranger('POST', 'checkout/register', person({ email: self.email }))
  await signIn(shopper(api), self.email, 'uma frase errada')
  await ask(self.email)
  await stranger('POST', 'checkout/logout')
  const parts = { db: env.DB, media: env.MEDIA }
  const rows = async () =>
    Promise.all(
      ['customers', 'customer_sessions', 'ended_sessions', 'login_attempts', 'password_resets', 'outbox'].map(table =>
        env.DB.prepare(`SELECT count(*) AS count FROM ${table}`).first<number>('count')
      )
    )
  const before = await rows()
  await sweep(parts, now)
  expect((await rows())[0]).toBe(before[0])
  expect((await browser('GET', 'checkout/user')).body.logado).toBe(true)
  now += 15 * 24 * 60 * MINUTE_MS
  await sweep(parts, now)
  const [customers, ...rest] = await rows()
  expect(rest).toEqual([0, 0, 0, 0, 0])
  expect(customers).toBe((before[0] ?? 0) - 2)
  expect(await env.DB.prepare('SELECT name FROM customers WHERE id = ?').bind(id).first('name')).toBe(self.nomeRazao)
})
