import { beforeAll, expect, it } from 'vitest'
import { ids } from '../fixtures/store.ts'
import { backend, issuedSession, line, seedDatabase } from './backend.ts'

/** Property names that every JavaScript object inherits. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype)
const api = backend()

beforeAll(() => seedDatabase())

it.each(INHERITED)('a path that begins with %s is looked up like any other', async name => {
  for (const url of [`/${name}/x`, `/${name}`, `/marcas/${name}`, `/pagina/${name}`]) {
    const parameters = new URLSearchParams({ url })
    expect([url, (await api.get(`url/verify?${parameters}`)).status]).toEqual([url, 404])
    for (const call of ['url/product/detail', 'url/page', ...LISTINGS])
      expect([call, url, (await api.get(`${call}?${parameters}`)).status]).toEqual([call, url, 404])
  }
})

const LISTINGS = ['category', 'brand', 'landing-page'].map(kind => `url/product/listing/${kind}`)

it.each(INHERITED)('%s names no menu, showcase, banner, list, shop or coupon', async name => {
  for (const call of ['struct/menus', 'showcase/products', 'showcase/banners', 'struct/popup', 'marketplace/seller'])
    expect([call, (await api.get(`${call}/${name}`)).status < 500]).toEqual([call, true])
  const parameters = new URLSearchParams({ url: `/lista/${name}`, [name]: name, order: name, busca: name })
  for (const call of ['url/list/detail', 'url/product/listing/search', 'evaluations/product'])
    expect([call, (await api.get(`${call}?${parameters}`)).status < 500]).toEqual([call, true])
  expect((await api.send('PUT', `promotional/coupon/${name}`)).body.sucesso).toBe(false)
})

it('a session is read from the cookie of its exact name, and from none when there are two', async () => {
  const [mine, theirs] = [await sessionWithCart(), await sessionWithCart()]
  const cart = async (Cookie: string) => (await api.get('checkout/cart', { headers: { Cookie } })).body
  const own = await cart(`PHPSESSID=${mine}`)
  expect(own.itens).toHaveLength(1)
  for (const sign of ['\u00a0', '\v', '\f', '\u0085'])
    expect((await cart(`${sign}PHPSESSID=${theirs}; PHPSESSID=${mine}`)).itens).toEqual(own.itens)
  expect((await cart(`PHPSESSID=${theirs}; PHPSESSID=${mine}`)).itens ?? []).toEqual([])
})

async function sessionWithCart(): Promise<string> {
  const body = { tipo: 'produto', itens: [line(ids.vitaminD, 1)] }
  const answer = await api.send('POST', 'checkout/cart', { body })
  return issuedSession(answer) ?? ''
}
