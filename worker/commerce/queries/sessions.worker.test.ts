import { env } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import { backend, line, seedDatabase, shopper } from '../../../tests/contract/backend.ts'
import { person } from '../../../tests/contract/people.ts'
import { ids } from '../../../tests/fixtures/store.ts'

const READ = /^\s*(SELECT|WITH)/i

beforeAll(() => seedDatabase())

/** A database that refuses statements other than reads once it is full. */
function limitedDatabase(db: D1Database) {
  const state = { isFull: false }
  function prepare(sql: string): D1PreparedStatement {
    if (state.isFull && !READ.test(sql)) throw new Error('D1_ERROR: database or disk is full')
    return db.prepare(sql)
  }
  const limited = new Proxy(db, {
    get(target, name) {
      if (name === 'prepare') return prepare
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    }
  })
  return { limited, state }
}

it('a cart and a login are read while the database takes no writes', async () => {
  let now = Date.now()
  const { limited, state } = limitedDatabase(env.DB)
  const browser = shopper(backend({ db: limited, now: () => now }))
  await browser('POST', 'checkout/register', person())
  await browser('POST', 'checkout/cart', { tipo: 'produto', itens: [line(ids.vitaminD, 2)] })
  // Late enough for the use of the session to be written.
  now += 2 * 60_000
  state.isFull = true
  expect(await browser('GET', 'checkout/cart')).toMatchObject({ status: 200, body: { quantidadeTotal: 2 } })
  expect(await browser('GET', 'checkout/user')).toMatchObject({ status: 200, body: { logado: true } })
})
