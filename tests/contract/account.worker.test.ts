import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { ids } from '../fixtures/store.ts'
import { backend, issuedSession, line, seedDatabase, shopper } from './backend.ts'
import { expectSchema } from './document.ts'
import { customer, living, PASSWORD, person, signIn } from './people.ts'

const api = backend()
const ENGLISH = { 'Accept-Language': 'en' }

beforeAll(() => seedDatabase())

describe('registration', () => {
  it('answers with the signed-in user, in a session that scripts cannot read', async () => {
    const browser = shopper(api)
    const self = person()
    const answer = await browser('POST', 'checkout/register', self)
    expectSchema('SignedIn', answer.body)
    expectSchema('UserResponse', answer.body)
    expect(answer.body).toMatchObject({
      sucesso: true,
      mensagem: 'Cadastro concluído.',
      logado: true,
      loginFacilitado: false,
      nomeRazao: self.nomeRazao,
      email: self.email,
      telefone: '(11) 98888-7777',
      pessoa: 'f',
      endereco: { cep: '01310-100', principal: { cidade: 'São Paulo', uf: 'SP', pais: 'BRA' } }
    })
    expect(answer.headers.get('set-cookie')).toMatch(/^PHPSESSID=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/)
    const user = await browser('GET', 'checkout/user')
    expectSchema('UserResponse', user.body)
    expect(user.body).toMatchObject({ id: answer.body.id, logado: true, email: self.email })
  })

  it('accepts a CPF or CNPJ, masked or not, and signs in by it or by e-mail', async () => {
    const company = await customer(api, { cpf: '11.444.777/0001-61', nomeRazao: 'Raiz Ltda.' })
    expect((await company.browser('GET', 'checkout/user')).body.pessoa).toBe('j')
    const { self } = await customer(api)
    for (const usuario of [` ${self.email.toUpperCase()}`, self.cpf, self.cpf.replace(/\D/g, '')])
      expect((await signIn(shopper(api), usuario)).body).toMatchObject({ logado: true, email: self.email })
    expect((await signIn(shopper(api), '11444777000161')).body.nomeRazao).toBe('Raiz Ltda.')
  })

  it.each([
    ['US', '90210', 'California'],
    ['CA', 'K1A 0B1', 'Ontario']
  ])('accepts an address in %s', async (pais, cep, uf) => {
    const browser = shopper(api)
    const answer = await browser('POST', 'checkout/register', { ...living({ pais, cep, uf }), cpf: '' })
    expect(answer.status).toBe(200)
    expect(answer.body.endereco).toEqual({ cep, principal: { cep, cidade: 'São Paulo', uf, pais } })
  })

  it.each<[string, Record<string, unknown>, Record<string, [string, string]>]>([
    ['no name', { nomeRazao: ' ' }, { nomeRazao: ['Preencha o campo!', 'Fill in this field!'] }],
    ['no address of mail', { email: 'a@b' }, { email: ['Informe um e-mail válido.', 'Enter a valid e-mail address.'] }],
    [
      'a CPF with wrong check digits',
      { cpf: '529.982.247-26' },
      { cpf: ['Informe um CPF válido.', 'Enter a valid CPF.'] }
    ],
    ['no CPF', { cpf: '' }, { cpf: ['Preencha o campo!', 'Fill in this field!'] }],
    ['the same digit all over', { cpf: '111.111.111-11' }, { cpf: ['Informe um CPF válido.', 'Enter a valid CPF.'] }],
    ['a short password', { senha: 'curta 7' }, { senha: ['Use de 8 a 128 caracteres.', 'Use 8 to 128 characters.'] }],
    [
      'a long password',
      { senha: 'é'.repeat(129) },
      { senha: ['Use de 8 a 128 caracteres.', 'Use 8 to 128 characters.'] }
    ],
    [
      'a password of everybody',
      { senha: 'Senha123' },
      { senha: ['Esta senha é muito comum. Escolha outra.', 'This password is very common. Choose another one.'] }
    ],
    [
      'the e-mail as password',
      { email: 'bia@exemplo.example', senha: 'Bia@exemplo.example' },
      { senha: ['A senha não pode ser o seu e-mail.', 'The password cannot be your e-mail address.'] }
    ],
    ['no phone', { telefone: '' }, { telefone: ['Preencha o campo!', 'Fill in this field!'] }],
    [
      'half a phone',
      { telefone: '1234' },
      { telefone: ['Informe um telefone com DDD.', 'Enter a phone number with its area code.'] }
    ],
    ['no consent', { aceite: false }, { aceite: ['Aceite os termos para continuar.', 'Accept the terms to continue.'] }]
  ])('refuses %s', async (_, part, campos) => {
    for (const [index, headers] of [{}, ENGLISH].entries()) {
      const answer = await api.send('POST', 'checkout/register', { body: person(part), headers })
      expect(answer.status).toBe(422)
      expectSchema('Error', answer.body)
      const said = Object.entries(campos).map(([field, texts]) => [field, texts[index]])
      expect(answer.body.campos).toEqual(Object.fromEntries(said))
      expect(answer.headers.has('set-cookie')).toBe(false)
    }
  })

  it('refuses an impossible Brazilian address, and names each field by its path', async () => {
    const answer = await api.send('POST', 'checkout/register', {
      body: living({ cep: '123', uf: 'XX', bairro: '', pais: 'BRA' })
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.campos)).toEqual(['endereco.bairro', 'endereco.cep', 'endereco.uf'])
    const nothing = await api.send('POST', 'checkout/register', { body: {} })
    expect(nothing.body.error).toBe('*Todos os campos são obrigatórios')
    expect(Object.keys(nothing.body.campos)).toEqual(
      expect.arrayContaining([
        'nomeRazao',
        'email',
        'senha',
        'cpf',
        'telefone',
        'aceite',
        'endereco.cep',
        'endereco.uf'
      ])
    )
    for (const body of ['x', [], 1]) expect((await api.send('POST', 'checkout/register', { body })).status).toBe(400)
  })

  it('sent twice under one Idempotency-Key makes one customer', async () => {
    const [self, key] = [person(), { 'Idempotency-Key': crypto.randomUUID() }]
    const send = (body: object) => api.send('POST', 'checkout/register', { body, headers: key })
    const answers = [await send(self), await send(self)]
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
      [200, answers[0]?.body.id],
      [200, answers[0]?.body.id]
    ])
    expect((await send({ ...self, senha: 'uma outra frase' })).status).toBe(422)
    expect((await send({ ...self, nomeRazao: 'Outra' })).status).toBe(422)
    expect((await signIn(shopper(api), self.email)).status).toBe(200)
  })

  it('stores neither password nor session id in clear', async () => {
    const { browser, self } = await customer(backend({ passwordCost: undefined }))
    const session = issuedSession(await signIn(browser, self.email)) ?? ''
    const tables = ['customers', 'customer_sessions', 'submissions', 'login_attempts', 'ended_sessions']
    const dumps = await Promise.all(tables.map(table => env.DB.prepare(`SELECT * FROM ${table}`).all()))
    const text = JSON.stringify(dumps.map(dump => dump.results))
    expect(text).toContain(self.email)
    for (const secret of [PASSWORD, session]) expect(text).not.toContain(secret)
    const { password } =
      (await env.DB.prepare('SELECT password FROM customers ORDER BY id DESC').first<{ password: string }>()) ?? {}
    expect(password).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  })
})

describe('login', () => {
  it('answers with the user, and with the same 401 for a wrong password and an unknown account', async () => {
    const { self } = await customer(api)
    const answer = await signIn(shopper(api), self.email)
    expectSchema('SignedIn', answer.body)
    expect(answer.body).toMatchObject({ sucesso: true, logado: true, nomeRazao: self.nomeRazao })
    for (const [headers, error] of [
      [{}, 'E-mail ou senha incorretos.'],
      [ENGLISH, 'The e-mail or the password is wrong.']
    ] as const) {
      const wrong = [
        { usuario: self.email, senha: 'uma outra frase' },
        { usuario: 'ninguem@exemplo.example', senha: PASSWORD },
        { usuario: '52998224725', senha: PASSWORD }
      ]
      for (const body of wrong) {
        const refused = await api.send('POST', 'checkout/login', { body, headers })
        expect(refused).toMatchObject({ status: 401, body: { error } })
        expect(refused.headers.has('set-cookie')).toBe(false)
        expectSchema('Error', refused.body)
      }
    }
  })

  it.each<[string, unknown, number, object | undefined]>([
    ['nothing', {}, 422, { usuario: 'Preencha o campo!', senha: 'Preencha o campo!' }],
    ['no password', { usuario: 'a@b.co', senha: '' }, 422, { senha: 'Preencha o campo!' }],
    ['no text', { usuario: 5, senha: [] }, 422, { usuario: 'Valor inválido.', senha: 'Valor inválido.' }],
    [
      'a password of a megabyte',
      { usuario: 'a@b.co', senha: 'x'.repeat(1_000) },
      422,
      { senha: 'Use até 128 caracteres.' }
    ],
    ['no JSON', 'x', 400, undefined]
  ])('refuses %s', async (_, body, status, campos) => {
    const answer = await api.send('POST', 'checkout/login', { body })
    expect(answer.status).toBe(status)
    expectSchema('Error', answer.body)
    expect(answer.body.campos).toEqual(campos)
  })

  it('as a reseller is only for resellers', async () => {
    const { self, id } = await customer(api)
    const ask = (revendedor: boolean) =>
      api.send('POST', 'checkout/login', { body: { usuario: self.email, senha: PASSWORD, revendedor } })
    expect((await ask(true)).status).toBe(401)
    expect((await ask(false)).body.revendedor).toBe(false)
    await env.DB.prepare('UPDATE customers SET reseller = 1 WHERE id = ?').bind(id).run()
    expect((await ask(true)).body).toMatchObject({ revendedor: true, logado: true })
  })

  it('changes the session id, and ends the old one at once', async () => {
    const { self } = await customer(api)
    const visitor = shopper(api)
    const old =
      issuedSession(await visitor('POST', 'checkout/cart', { tipo: 'produto', itens: [line(ids.vitaminD, 1)] })) ?? ''
    const fresh = issuedSession(await signIn(visitor, self.email))
    expect(fresh).not.toBe(old)
    expect(fresh).not.toBeNull()
    const again = issuedSession(await signIn(visitor, self.email))
    expect(again).not.toBe(fresh)
    for (const Session of [old, fresh ?? '']) {
      expect((await api.get('checkout/user', { headers: { Session } })).body.logado).toBe(false)
      expect((await api.get('checkout/cart', { headers: { Session } })).body.itens).toEqual([])
      const favourite = { body: { idProduto: ids.whey }, headers: { Session } }
      expect((await api.send('POST', 'wishlist/verify', favourite)).status).toBe(401)
    }
    expect((await visitor('GET', 'checkout/user')).body.logado).toBe(true)
  })

  it('never adopts a client’s session id', async () => {
    const { self } = await customer(api)
    const Session = 'a'.repeat(32)
    const body = { usuario: self.email, senha: PASSWORD }
    const answer = await api.send('POST', 'checkout/login', { body, headers: { Session } })
    expect(issuedSession(answer)).toMatch(/^[0-9a-f]{32}$/)
    expect(issuedSession(answer)).not.toBe(Session)
    expect((await api.get('checkout/user', { headers: { Session } })).body.logado).toBe(false)
  })

  it('keeps the visitor’s CEP', async () => {
    const { self } = await customer(api)
    const visitor = shopper(api)
    await visitor('POST', 'checkout/zipcode', { cep: '80010-000' })
    const answer = await signIn(visitor, self.email)
    expect(answer.body.endereco.principal).toMatchObject({ cidade: 'Curitiba', uf: 'PR' })
    expect((await visitor('GET', 'checkout/user')).body.endereco.cep).toBe('80010-000')
    const moved = await visitor('POST', 'checkout/zipcode', { cep: '20040-020' })
    expect(moved.body).toMatchObject({ logado: true, email: self.email, endereco: { principal: { uf: 'RJ' } } })
  })
})

describe('logout', () => {
  it('ends the session at once, and leaves a visitor with an empty cart and no CEP', async () => {
    const { browser } = await customer(api)
    await browser('POST', 'checkout/cart', { tipo: 'produto', itens: [line(ids.vitaminD, 1)] })
    await browser('POST', 'checkout/zipcode', { cep: '80010-000' })
    const before = issuedSession(await signIn(browser, 'ninguem@exemplo.example'))
    expect(before).toBeNull()
    const answer = await browser('POST', 'checkout/logout')
    expect(answer.body).toEqual({ sucesso: true })
    expectSchema('Sucesso', answer.body)
    expect(issuedSession(answer)).not.toBeNull()
    const user = (await browser('GET', 'checkout/user')).body
    expect(user).toMatchObject({ id: 0, logado: false, nomeRazao: '', email: '', endereco: { cep: '', principal: [] } })
    expect((await browser('GET', 'checkout/cart')).body.itens).toEqual([])
    expect((await browser('POST', 'wishlist/verify', { idProduto: ids.whey })).status).toBe(401)
  })

  it('of a visitor succeeds and sets no cookie', async () => {
    const answer = await api.send('POST', 'checkout/logout', { headers: { Session: 'b'.repeat(32) } })
    expect(answer.body).toEqual({ sucesso: true })
    expect(answer.headers.has('set-cookie')).toBe(false)
  })

  it('leaves the customer signed in elsewhere', async () => {
    const { browser, self } = await customer(api)
    const phone = shopper(api)
    await signIn(phone, self.email)
    await browser('POST', 'checkout/logout')
    expect((await phone('GET', 'checkout/user')).body.logado).toBe(true)
  })
})

describe('a session', () => {
  const MINUTE_MS = 60_000

  it('stays signed in for fourteen days', async () => {
    let now = Date.now()
    const later = backend({ now: () => now })
    const { browser, self } = await customer(later)
    now += 14 * 24 * 60 * MINUTE_MS - 1
    expect((await browser('GET', 'checkout/user')).body.logado).toBe(true)
    now += 1
    expect((await browser('GET', 'checkout/user')).body.logado).toBe(false)
    expect((await browser('POST', 'wishlist/verify', { idProduto: ids.whey })).status).toBe(401)
    expect((await signIn(browser, self.email)).body.logado).toBe(true)
  })

  it('idle for half an hour still shops, and shows only the customer’s first name', async () => {
    let now = Date.now()
    const later = backend({ now: () => now })
    const { browser, self } = await customer(later, { nomeRazao: 'Marina de Souza' })
    for (let minutes = 0; minutes < 40; minutes += 20) {
      now += 20 * MINUTE_MS
      expect((await browser('GET', 'checkout/user')).body).toMatchObject({ loginFacilitado: false, email: self.email })
    }
    now += 31 * MINUTE_MS
    const { body } = await browser('GET', 'checkout/user')
    expect(body).toMatchObject({ logado: true, loginFacilitado: true, nomeRazao: 'Marina', email: '', telefone: '' })
    expect(body.endereco).toEqual({ cep: '', principal: [] })
    expectSchema('UserResponse', body)
    expect((await browser('POST', 'wishlist/verify', { idProduto: ids.whey })).status).toBe(200)
    expect((await browser('GET', 'checkout/user')).body.email).toBe('')
    expect((await signIn(browser, self.email)).body).toMatchObject({ loginFacilitado: false, email: self.email })
  })
})
