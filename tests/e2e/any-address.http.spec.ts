import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { PORTS } from '../support/ports.ts'
import { examples, TAKES_ALL } from '../support/sample.ts'

// Through the whole Worker, as from an address bar: every address is a page or a 404.
const STORE = `http://127.0.0.1:${PORTS.store}`
const RUNS = examples(40)

if (TAKES_ALL) test.describe.configure({ timeout: 600_000 })

async function statusOf(pathAndQuery: string): Promise<number> {
  const response = await fetch(STORE + pathAndQuery)
  await response.body?.cancel()
  return response.status
}

/** Property names that every JavaScript object inherits: a careless lookup finds them. */
const inherited = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype))

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '"',
    '*',
    "d'agua",
    'multi-vit',
    'a:b',
    'AND',
    'NEAR(',
    '🍊',
    '\0',
    '%',
    'vitamina" OR "1',
    'é'.repeat(300)
  ),
  inherited
)

const key = fc.oneof(
  inherited,
  fc.constantFrom(
    'pg',
    'ipp',
    'order',
    'marca',
    'preco',
    'filtro',
    'atributo',
    'descontoPrecoPor',
    'categoria',
    'busca'
  ),
  fc.constantFrom('__proto__', 'constructor', 'url', 'offset', 'limit', 'preco_de', 'preco_ate', 'debug')
)

const value = fc.oneof(
  text.map(encodeURIComponent),
  fc.integer().map(String),
  fc.constantFrom('1,2,3', '0-50', '50-0', '1e9', '-1', '%E0%A4%A', '99999999999999999999', '')
)

const query = fc.array(fc.tuple(key, value), { maxLength: 6 })

test('a search for any text is a page', async () => {
  await fc.assert(
    fc.asyncProperty(text, async typed => {
      expect(await statusOf(`/busca?busca=${encodeURIComponent(typed)}`)).toBe(200)
    }),
    RUNS
  )
})

test('a listing with any query is a page or a 404', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/vitaminas', '/marcas/raiz-norte', '/busca', '/lista', '/c/sistema-imune'),
      query,
      async (path, pairs) => {
        const search = pairs.map(([name, given]) => `${name}=${given}`).join('&')
        expect([200, 404]).toContain(await statusOf(`${path}?${search}`))
      }
    ),
    RUNS
  )
})

test('any path is a page or a 404, and breaks nothing for other requests', async () => {
  const segment = fc.oneof(
    inherited,
    fc.constantFrom('marcas', 'c', 'vendedor', 'pagina', 'lista', 'vitaminas', '_', '%20')
  )
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map(segments => `/${segments.join('/')}`)
  await fc.assert(
    fc.asyncProperty(path, fc.constantFrom('', '.data', '/_.data', '/', '//'), async (typed, end) => {
      expect([200, 301, 404]).toContain(await statusOf(typed + end))
    }),
    { numRuns: 60 }
  )
  expect(await statusOf('/marcas/nova-marca-que-ninguem-pediu')).toBe(404)
})
