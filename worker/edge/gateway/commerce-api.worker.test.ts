import { expect, test } from 'vitest'
import { openEdge } from '../../../tests/support/edge.ts'

const SHIPMENT = '/api/v2/front/shipment/product'
const USER = { logado: true, nomeRazao: 'Ana Souza', endereco: { cep: '01310-100' } }

/** An API that answers shipment/product and checkout/zipcode as configured. */
function open(shipment: () => Response, zipcode: () => Response) {
  return openEdge({ answer: ({ url }) => (url.endsWith('zipcode') ? zipcode() : shipment()) })
}

const calculation = {
  method: 'POST',
  body: JSON.stringify({ cep: '01310100', idProduto: 1 }),
  headers: { 'content-type': 'application/json', cookie: '__Host-sid=s1' }
}

test('the answer of checkout/zipcode goes to this shopper’s browser with the shipping price', async () => {
  const setCookie = { 'set-cookie': 'PHPSESSID=s2; path=/' }
  const { ask, calls } = open(
    () => Response.json({ fretes: [] }),
    () => Response.json(USER, { headers: setCookie })
  )
  const { status, headers, text } = await ask(SHIPMENT, calculation)
  expect([status, JSON.parse(text)]).toEqual([200, { fretes: [], 'checkout/zipcode': USER }])
  expect([headers.get('cache-control'), headers.get('x-cache')]).toEqual(['no-store', 'none'])
  expect(headers.get('set-cookie')).toContain('__Host-sid=s2')
  expect(calls).toEqual(['POST shipment/product', 'POST checkout/zipcode'])
})

test('the cart’s shipping call is followed up like a product’s', async () => {
  const { ask, calls } = open(
    () => Response.json({ fretes: [] }),
    () => Response.json(USER)
  )
  const { text } = await ask('/api/v2/front/shipment/list', calculation)
  expect(JSON.parse(text)).toEqual({ fretes: [], 'checkout/zipcode': USER })
  expect(calls).toEqual(['POST shipment/list', 'POST checkout/zipcode'])
})

test('with a refused calculation as well', async () => {
  const { ask } = open(
    () => Response.json({ error: 'Não entregamos' }, { status: 404 }),
    () => Response.json(USER)
  )
  const { status, text } = await ask(SHIPMENT, calculation)
  expect([status, JSON.parse(text)]).toEqual([404, { error: 'Não entregamos', 'checkout/zipcode': USER }])
})

test('a failed follow-up and other calls add nothing', async () => {
  const { ask } = open(
    () => Response.json({ fretes: [] }),
    () => Response.json({ error: 'CEP desconhecido' }, { status: 422 })
  )
  expect(JSON.parse((await ask(SHIPMENT, calculation)).text)).toEqual({ fretes: [] })
  const list = await ask('/api/v2/front/list/shop', calculation)
  expect(JSON.parse(list.text)).toEqual({ fretes: [] })
})

test.each(['POST', 'PUT', 'DELETE'])(
  '%s passes its body alone: an API may take items from the address too',
  async method => {
    const asked: string[] = []
    const { ask } = openEdge({
      answer: ({ url }) => {
        asked.push(new URL(url).search)
        return Response.json({ itens: [] })
      }
    })
    const body = JSON.stringify({ tipo: 'produto', idProduto: 8, quantidade: 0 })
    const headers = { 'content-type': 'application/json', cookie: '__Host-sid=s1' }
    await ask('/api/v2/front/checkout/cart?itens[0][idProduto]=7&_method=PUT', { method, body, headers })
    expect(asked).toEqual([''])
  }
)

test('a shared read with parameters that mean nothing to the API has the same cache entry', async () => {
  const { ask, calls } = openEdge({
    answer: ({ url }) =>
      url.includes('menus')
        ? Response.json({ nome: 'Menu', menu: [{ label: 'Vitaminas', link: '/vitaminas' }] })
        : Response.json({ vitrine: {}, produtos: [] })
  })
  const cached = async (path: string) => (await ask(`/api/v2/front/${path}`)).headers.get('x-cache')
  const menu = 'struct/menus/menu-principal'
  expect(await cached(`${menu}?hash=menu-principal`)).toBe('miss')
  for (const query of ['', '?hash=menu-principal', '?name=menu-principal', '?hash=another&x=1'])
    expect([query, await cached(menu + query)]).toEqual([query, 'fresh'])
  expect(await cached(`${menu}?limit=3`)).toBe('none')
  expect(await cached('showcase/products/first-showcase?hash=first-showcase&limit=3')).toBe('none')
  expect(calls).toEqual([
    `GET ${menu}`,
    `GET ${menu}?limit=3`,
    'GET showcase/products/first-showcase?hash=first-showcase&limit=3'
  ])
})

test('a call that only the store makes is not answered to browsers', async () => {
  const { ask, calls } = openEdge({ answer: () => Response.json({}) })
  expect((await ask('/api/v2/front/url/sitemap')).status).toBe(404)
  expect(calls).toEqual([])
})

test('a fault of the store itself is a 500 that no cache keeps', async () => {
  const { ask } = openEdge({ answer: () => Response.json({}), runMiddleware: () => Promise.reject(new Error('fault')) })
  const { status, headers } = await ask('/vitaminas')
  expect([status, headers.get('cache-control')]).toEqual([500, 'no-store'])
})
