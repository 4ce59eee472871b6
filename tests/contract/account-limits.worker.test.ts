import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ids } from '../fixtures/store.ts'
import { type Answer, backend, issuedSession, seedDatabase, shopper } from './backend.ts'
import { expectSchema } from './document.ts'
import { cpf, customer, PASSWORD, person, signIn } from './people.ts'

const MINUTE_MS = 60_000
/** Twenty real passwords take a busy machine longer than the usual 30 s. */
const BUSY = { timeout: 120_000 }
let now = Date.now()
/** The delays of all logins. */
let delays: number[] = []
const sleep = async (ms: number) => void delays.push(ms)
const api = backend({ now: () => now, sleep, passwordQueue: 100 })

beforeAll(() => seedDatabase())
beforeEach(() => {
  now += 60 * MINUTE_MS
  delays = []
})

/** A login from another client. */
function login(usuario: string, senha: string, address: string, store = api): Promise<Answer> {
  return store.send('POST', 'checkout/login', { body: { usuario, senha }, headers: { 'X-Forwarded-For': address } })
}

function count(answers: Answer[], status: number): number {
  return answers.filter(answer => answer.status === status).length
}

describe('failed logins', () => {
  it('are limited to five in fifteen minutes per account and network, in parallel too', async () => {
    const { self } = await customer(api)
    const tries = Array.from({ length: 50 }, (_, index) =>
      login(self.email, `tentativa ${index}`, `2001:db8::${index.toString(16)}`)
    )
    const answers = await Promise.all(tries)
    expect([count(answers, 401), count(answers, 429)]).toEqual([5, 45])
    const locked = await login(self.email, PASSWORD, '2001:DB8:0:0:ffff::1')
    expect(locked.status).toBe(429)
    expectSchema('Error', locked.body)
    expect(locked.body.error).toBe('Muitas tentativas. Tente de novo em 15 min.')
    expect(Number(locked.headers.get('retry-after'))).toBe(15 * 60)
  })

  it('from other networks lock nobody out, and delay the next by up to two seconds', async () => {
    const { self } = await customer(api)
    const tries = Array.from(
      { length: 40 },
      (_, index) => () => login(self.email, 'uma outra frase', `10.0.6.${index}`)
    )
    for (const again of tries) expect((await again()).status).toBe(401)
    expect(delays.slice(0, 5)).toEqual([250, 500, 1_000, 2_000, 2_000])
    expect(Math.max(...delays)).toBe(2_000)
    const owner = await login(self.email, PASSWORD, '10.0.7.1')
    expect([owner.status, owner.body.nomeRazao, delays.at(-1)]).toEqual([200, self.nomeRazao, 2_000])
    delays = []
    now += 15 * MINUTE_MS
    expect((await login(self.email, PASSWORD, '10.0.7.1')).status).toBe(200)
    expect(delays).toEqual([])
  })

  it('are counted by account, however it is spelled', async () => {
    const { self } = await customer(api)
    for (const [spellings, network] of [
      [[self.email, self.email.toUpperCase(), ` ${self.email} `], '10.0.2.1'],
      [[self.cpf, self.cpf.replace(/\D/g, ''), ` ${self.cpf}`], '10.0.2.2']
    ] as const) {
      const typed = [...spellings, ...spellings]
      const statuses: number[] = []
      for (const usuario of typed) statuses.push((await login(usuario, 'uma outra frase', network)).status)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    }
  })

  it('do not reveal whether an e-mail and a CPF belong to one customer', async () => {
    const { self } = await customer(api)
    const seen: unknown[] = []
    let statuses: number[] = []
    for (const [email, document] of [
      [self.email, self.cpf],
      [self.email, cpf(90_002)],
      ['ninguem@exemplo.example', self.cpf],
      ['ninguem@exemplo.example', cpf(90_003)]
    ]) {
      now += 60 * MINUTE_MS
      delays = []
      const answers: Answer[] = []
      for (let i = 0; i < 6; i++) answers.push(await login(email ?? '', 'uma outra frase', '10.0.8.1'))
      for (const address of ['10.0.8.1', '10.0.8.2']) answers.push(await login(document ?? '', 'outra', address))
      statuses = answers.map(({ status }) => status)
      seen.push([delays, answers.map(({ status, body, headers }) => [status, body, headers.get('retry-after')])])
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 401, 401])
    for (const answers of seen) expect(answers).toEqual(seen[0])
  })

  it('lock a known and an unknown account with the same answer', async () => {
    const { self } = await customer(api)
    const seen: unknown[] = []
    for (const usuario of [self.email, 'ninguem@exemplo.example', cpf(90_001), 'nem e-mail nem CPF']) {
      const answers: Answer[] = []
      for (let i = 0; i < 7; i++) answers.push(await login(usuario, 'uma outra frase', `10.0.3.${seen.length}`))
      seen.push(
        answers.map(({ status, body, headers }) => [
          status,
          body,
          headers.get('retry-after'),
          headers.get('set-cookie')
        ])
      )
    }
    for (const answers of seen) expect(answers).toEqual(seen[0])
  })

  it('expire one by one, and a successful login does not count', async () => {
    const { self } = await customer(api)
    for (let i = 0; i < 7; i++) expect((await login(self.email, PASSWORD, '10.0.4.1')).status).toBe(200)
    for (let i = 0; i < 5; i++) {
      expect((await login(self.email, 'uma outra frase', '10.0.4.2')).status).toBe(401)
      now += MINUTE_MS
    }
    const locked = await login(self.email, PASSWORD, '10.0.4.2')
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, String(10 * 60)])
    now += 10 * MINUTE_MS
    expect((await login(self.email, PASSWORD, '10.0.4.2')).status).toBe(200)
  })

  it('are limited to twenty logins a minute from one address, for any accounts', async () => {
    const tries = Array.from({ length: 24 }, (_, index) => login(`x${index}@exemplo.example`, PASSWORD, '10.0.5.1'))
    const answers = await Promise.all(tries)
    expect([count(answers, 401), count(answers, 429)]).toEqual([20, 4])
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60')
    expect((await login('y@exemplo.example', PASSWORD, '10.0.5.2')).status).toBe(401)
    now += MINUTE_MS
    expect((await login('y@exemplo.example', PASSWORD, '10.0.5.1')).status).toBe(401)
  })
})

describe('passwords', () => {
  it('are hashed one at a time, so that a page waits for one only', BUSY, async () => {
    const usual = backend({ passwordCost: undefined, now: () => now })
    const done: string[] = []
    const logins = Array.from({ length: 20 }, async (_, index) => {
      const answer = await login(`fila${index}@exemplo.example`, PASSWORD, `10.2.0.${index}`, usual)
      if (answer.status === 401) done.push('login')
      return answer
    })
    const page = ['settings', 'url/verify?url=/', 'brands'].reduce(
      (before, path) => before.then(() => usual.get(path)).then(() => undefined),
      Promise.resolve()
    )
    const answers = await Promise.all([page.then(() => void done.push('page')), ...logins])
    const refused = answers.filter(answer => answer?.status === 429)
    expect(done.indexOf('page')).toBeLessThan(3)
    expect([done.length, refused.length]).toEqual([10, 11])
    for (const answer of refused) expect(answer?.headers.get('retry-after')).toBe('5')
  })

  it('that are not hashed in time count as no failed login', async () => {
    const usual = backend({ passwordCost: 2 ** 14, passwordQueue: 0, now: () => now })
    const { self } = await customer(usual)
    for (let round = 0; round < 3; round += 1)
      await Promise.all(Array.from({ length: 4 }, () => login(self.email, PASSWORD, '10.2.1.1', usual)))
    expect((await login(self.email, PASSWORD, '10.2.1.1', usual)).status).toBe(200)
  })
})

describe('the existence of an account', () => {
  it('does not show in the time of a login', BUSY, async () => {
    const usual = backend({ passwordCost: undefined, now: () => now })
    const known: number[] = []
    const unknown: number[] = []
    // The fastest of each, because other load only adds time.
    const ratio = () => Math.min(...known) / Math.min(...unknown)
    const isAlike = () => ratio() > 0.5 && ratio() < 2
    for (let round = 0; round < 4 && !isAlike(); round++) {
      const { self } = await customer(usual)
      // The maximum before either is locked.
      for (let i = 0; i < 5; i++) {
        const attempt = (email: string, net: number) =>
          timed(() => login(email, `tentativa ${i}`, `10.1.${net}.${i}`, usual))
        known.push(await attempt(self.email, 2 * round))
        unknown.push(await attempt(`ninguem${round}@exemplo.example`, 2 * round + 1))
      }
    }
    expect(ratio()).toBeGreaterThan(0.5)
    expect(ratio()).toBeLessThan(2)
  })

  it('does not show in a registration: another customer’s e-mail or CPF gets the same answer as a new one', async () => {
    const { self, id } = await customer(api)
    const answers: Answer[] = []
    const browsers = [person(), person({ email: self.email }), person({ cpf: self.cpf })].map(async body => {
      const browser = shopper(api)
      answers.push(await browser('POST', 'checkout/register', body))
      const user = (await browser('GET', 'checkout/user')).body
      expect(user).toMatchObject({ logado: true, nomeRazao: body.nomeRazao, email: body.email })
      expect(user.id).not.toBe(id)
      expect((await browser('POST', 'wishlist/add', { idProduto: ids.whey })).body).toEqual({ sucesso: true })
      return browser
    })
    await Promise.all(browsers)
    const shapes = answers.map(({ status, body, headers }) => ({
      status,
      keys: Object.keys(body),
      cookie: headers.get('set-cookie')?.replace(/=[0-9a-f]{32};/, '=;')
    }))
    expect(shapes[1]).toEqual(shapes[0])
    expect(shapes[2]).toEqual(shapes[0])
  })

  it('leaves the account to its owner: only its password opens it, and nothing of it is shown', async () => {
    const { self, browser } = await customer(api)
    await browser('POST', 'wishlist/add', { idProduto: ids.whey })
    const stranger = shopper(api)
    await stranger(
      'POST',
      'checkout/register',
      person({ email: self.email, cpf: self.cpf, senha: 'a frase de outra pessoa' })
    )
    expect((await stranger('GET', 'wishlist')).body.favoritos).toEqual([])
    await stranger('POST', 'checkout/logout')
    expect((await signIn(stranger, self.email, 'a frase de outra pessoa')).status).toBe(401)
    expect((await signIn(stranger, self.email)).body.nomeRazao).toBe(self.nomeRazao)
    expect(await outboxOf(self.email)).toEqual([])
  })

  it('leaves the CPF to its owner, and a second account with it signs in by e-mail', async () => {
    const { self } = await customer(api)
    const other = await customer(api, { cpf: self.cpf })
    expect((await signIn(shopper(api), self.cpf)).body.email).toBe(self.email)
    expect((await signIn(shopper(api), other.self.email)).body.nomeRazao).toBe(other.self.nomeRazao)
  })

  it('goes to the first of many parallel registrations of one e-mail', async () => {
    const bodies = Array.from({ length: 6 }, (_, index) =>
      person({ email: 'gemeos@exemplo.example', senha: `a frase de número ${index}` })
    )
    const answers = await Promise.all(bodies.map(body => api.send('POST', 'checkout/register', { body })))
    expect(count(answers, 200)).toBe(6)
    const sql = "SELECT count(*) AS count FROM customers WHERE login_email = 'gemeos@exemplo.example'"
    expect(await env.DB.prepare(sql).first('count')).toBe(1)
  })
})

describe('registrations', () => {
  it('are limited to sixty an hour from one address', async () => {
    const address = { 'X-Forwarded-For': '10.2.0.1' }
    const filled = Array.from({ length: 60 }, (_, index) =>
      env.DB.prepare(
        `INSERT INTO submissions (attempt, client, bucket, body_hash, created_at)
        SELECT ?, client, 'register', '', ? FROM submissions WHERE bucket = 'register' AND attempt <> '' ORDER BY created_at DESC LIMIT 1`
      ).bind(`filled ${index}`, now)
    )
    expect((await api.send('POST', 'checkout/register', { body: person(), headers: address })).status).toBe(200)
    await env.DB.batch(filled)
    const answer = await api.send('POST', 'checkout/register', { body: person(), headers: address })
    expect(answer.status).toBe(429)
    expect(answer.headers.has('retry-after')).toBe(true)
    expect(issuedSession(answer)).toBeNull()
  })
})

/** workerd's clock stops during computation and continues with the next event. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  await nextEvent()
  const start = performance.now()
  await work()
  await nextEvent()
  return performance.now() - start
}

function nextEvent(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}

async function outboxOf(email: string) {
  return (await env.DB.prepare('SELECT * FROM outbox WHERE recipient = ?').bind(email).all()).results
}
