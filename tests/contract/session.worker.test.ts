import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sweep } from '../../worker/commerce/sweep.ts'
import { ids } from '../fixtures/store.ts'
import { backend, issuedSession, line, ORIGIN, seedDatabase, shopper, TOKEN } from './backend.ts'
import { expectSchema } from './document.ts'

const CART = 'checkout/cart'
const api = backend()
const oneItem = { tipo: 'produto', itens: [line(ids.vitaminD, 1)] }

beforeAll(() => seedDatabase())

describe('sessions', () => {
  it('start at the first write only, as a cookie that scripts cannot read', async () => {
    const read = await api.get(CART)
    expect(read.body.itens).toEqual([])
    expect(read.headers.has('set-cookie')).toBe(false)
    const written = await api.send('POST', CART, { body: oneItem })
    expect(written.headers.get('set-cookie')).toMatch(/^PHPSESSID=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('are read from the cookie or from the Session header, and stay the same', async () => {
    const id = issuedSession(await api.send('POST', CART, { body: oneItem })) ?? ''
    const ways: Record<string, string>[] = [{ Cookie: `a=b; PHPSESSID=${id}` }, { Session: id }]
    for (const headers of ways) {
      expect((await api.get(CART, { headers })).body.quantidadeTotal).toBe(1)
      expect(issuedSession(await api.send('PUT', CART, { body: line(ids.vitaminD, 1), headers }))).toBeNull()
    }
  })

  it('are never adopted from a client, and a write with an unknown id gets a new one', async () => {
    const planted = 'f'.repeat(32)
    const answer = await api.send('POST', CART, { body: oneItem, headers: { Cookie: `PHPSESSID=${planted}` } })
    expect(issuedSession(answer)).not.toBe(planted)
    expect(issuedSession(answer)).not.toBeNull()
    const read = await api.get(CART, { headers: { Cookie: `PHPSESSID=${planted}` } })
    expect(read.body.itens).toEqual([])
    expect(read.headers.has('set-cookie')).toBe(false)
  })

  it('keep shoppers apart, and keep no ids in the database', async () => {
    const [ana, rui] = [shopper(), shopper()]
    const id = issuedSession(await ana('POST', CART, oneItem)) ?? ''
    expect((await rui('GET', CART)).body.itens).toEqual([])
    const { results } = await env.DB.prepare('SELECT id FROM carts').all<{ id: string }>()
    expect(results.map(row => row.id)).not.toContain(id)
  })

  it('expire after thirty days, with their carts', async () => {
    let now = Date.now()
    const later = backend({ now: () => now })
    const ask = shopper(later)
    const first = issuedSession(await ask('POST', CART, oneItem))
    now += 31 * 24 * 60 * 60 * 1000
    expect((await ask('GET', CART)).body.itens).toEqual([])
    await sweep({ db: env.DB, media: env.MEDIA }, now)
    const again = await ask('POST', CART, oneItem)
    expect(issuedSession(again)).not.toBe(first)
    expect(again.body.quantidadeTotal).toBe(1)
  })
})

describe('the shopper', () => {
  it('is anonymous, and keeps the CEP in either notation', async () => {
    const ask = shopper()
    const answer = await ask('POST', 'checkout/zipcode', { cep: '01310-100' })
    expectSchema('UserResponse', answer.body)
    const street = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista' }
    const principal = { cep: '01310-100', ...street, cidade: 'São Paulo', uf: 'SP', pais: 'BRA' }
    const place = { cep: '01310-100', principal }
    expect(answer.body).toMatchObject({ logado: false, endereco: place })
    expect((await ask('GET', 'checkout/user')).body.endereco).toEqual(place)
    expect(issuedSession(await ask('POST', 'checkout/zipcode', { cep: 80010000 }))).toBeNull()
    expect((await ask('GET', 'checkout/user')).body.endereco.principal.uf).toBe('PR')
    expect((await ask('POST', CART, oneItem)).headers.has('set-cookie')).toBe(false)
  })

  it.each(['', '123', '0131010a', '00000-000', null, {}])('gets 422 for the CEP %j and no session', async cep => {
    const answer = await api.send('POST', 'checkout/zipcode', { body: { cep } })
    expect(answer.status).toBe(422)
    expectSchema('Error', answer.body)
    expect(answer.headers.has('set-cookie')).toBe(false)
  })

  it('must sign in to change favourites', async () => {
    const refused = { status: 401, body: { error: 'Faça login para continuar.' } }
    for (const action of ['add', 'remove', 'verify'])
      expect(await api.send('POST', `wishlist/${action}`, { body: { idProduto: ids.whey } })).toMatchObject(refused)
  })
})

describe('shipping', () => {
  const ship = (body: object, headers = {}) => api.send('POST', 'shipment/product', { body, headers })

  it('has the options of the state', async () => {
    const answer = await ship({ cep: '69005070', idProduto: ids.vitaminD, idAtributoValor: 0, quantidade: 1 })
    expectSchema('ShipmentResponse', answer.body)
    expect(answer.body.fretes[0]).toMatchObject({ valor: 40, label: 'Econômica', prazo: '11 dias úteis' })
  })

  it('is free from the store value on, and speaks English', async () => {
    const body = { cep: '01310-100', idProduto: String(ids.whey), idAtributoValor: ids.chocolate, quantidade: '2' }
    const { fretes } = (await ship(body, { 'Accept-Language': 'en' })).body
    expect(fretes[0]).toMatchObject({ valor: 0, tipo: 'gratis', label: 'Free shipping', prazo: '4 business days' })
    expect(fretes[1].prazo).toBe('1 business day')
  })

  it('has a message and no options for an unknown CEP, and errors for an invalid one', async () => {
    const nowhere = await ship({ cep: '00000-000', idProduto: ids.vitaminD })
    expect(nowhere.body).toEqual({ fretes: [], restricaoEntrega: '', mensagem: 'CEP não encontrado.' })
    expect((await ship({ cep: '123', idProduto: ids.vitaminD })).status).toBe(422)
    expect((await ship({ cep: '01310100', idProduto: 999_999 })).status).toBe(404)
    expect((await ship({ cep: '01310100', idProduto: ids.whey, idAtributoValor: 5 })).status).toBe(404)
  })
})

describe('every answer', () => {
  it('needs the app token', async () => {
    const missing = await api.get('ping', { headers: { 'app-token': '' } })
    const wrong = await api.get('ping', { headers: { 'app-token': `${TOKEN}x` } })
    expect([missing.status, wrong.status]).toEqual([401, 403])
    expectSchema('Error', missing.body)
    expectSchema('Error', wrong.body)
  })

  it('has its headers, and the rate limit’s on writes', async () => {
    const at = Date.now()
    const ask = shopper(backend({ now: () => at }))
    const read = await ask('GET', CART)
    expect(read.headers.get('cache-control')).toBe('no-cache, private')
    expect(read.headers.get('request-id')).toMatch(/^[0-9A-F]{32}$/)
    expect(read.headers.has('x-ratelimit-limit')).toBe(false)
    const left = []
    for (let i = 0; i < 3; i++) left.push((await ask('POST', CART, oneItem)).headers.get('x-ratelimit-remaining'))
    expect(left).toEqual(['59', '58', '57'])
    expect((await api.get('nothing')).headers.has('request-id')).toBe(true)
  })

  it('has no details of an exception', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = backend({ randomId: undefined, sessions: brokenSessions })
    const answer = await broken.get('checkout/user', { headers: { Session: 'a'.repeat(32) } })
    expect(answer).toMatchObject({ status: 500, body: { error: 'Erro interno.' } })
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  const brokenSessions = new Proxy(env.SESSIONS, {
    get() {
      throw new Error('KV is down at secret-host')
    }
  })
})

describe('the checkout page', () => {
  const page = (init: RequestInit = {}) => api.app.fetch(new Request(`${ORIGIN}/checkout/carrinho`, init))

  async function shopped() {
    const tipo = 'produto'
    const itens = [line(ids.creatine, 2), line(ids.shaker, 1, { adicional: '<b>Zoé</b>' })]
    return `PHPSESSID=${issuedSession(await api.send('POST', CART, { body: { tipo, itens } }))}`
  }

  function change(Cookie: string, quantidade: string, idProduto: number = ids.creatine) {
    const body = new URLSearchParams({
      idProduto: String(idProduto),
      idAtributoSimples: '0',
      adicional: '',
      quantidade
    })
    return page({ method: 'POST', body, headers: { Cookie } })
  }

  it('says in both languages that no order counts, also when empty', async () => {
    const response = await page()
    const text = await response.text()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(text).toContain('<h1>Carrinho</h1>')
    expect(text).toContain('nenhum pedido será considerado')
    const english = await (await page({ headers: { Cookie: 'language=1' } })).text()
    expect(english).toContain('<h1>Cart</h1>')
    expect(english).toContain('no order will be considered')
    expect(english).toContain('<html lang="en">')
  })

  it('escapes everything in the order', async () => {
    const text = await (await page({ headers: { Cookie: await shopped() } })).text()
    expect(text).toContain('Creatina 300 g &quot;Pico&quot; &amp; Cia')
    expect(text).toContain('R$\u00a0229,70')
    expect(text).toContain('R$\u00a0218,22')
    expect(text).toContain('src="/media/products/creatina-300-g-pico-1.webp"')
    expect(text).not.toContain('<b>Zoé')
  })

  it('changes lines by plain forms', async () => {
    const Cookie = await shopped()
    const response = await change(Cookie, '1')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/checkout/carrinho'])
    expect((await api.get(CART, { headers: { Cookie } })).body.quantidadeTotal).toBe(2)
    await change(Cookie, '0')
    expect((await api.get(CART, { headers: { Cookie } })).body.itens).toHaveLength(1)
  })

  it('says why a change is refused, and ignores invalid forms', async () => {
    const Cookie = await shopped()
    const refused = await change(Cookie, '50')
    expect(await refused.text()).toContain('Restam 5 unidades')
    expect((await change(Cookie, 'many')).status).toBe(303)
    expect((await page({ method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })).status).toBe(
      303
    )
  })
})
