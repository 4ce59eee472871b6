import { cpSync } from 'node:fs'
import { resolve } from 'node:path'
import { root, run } from '../../worker/tasks/install.mjs'
import { carryOut } from './command.ts'
import type { Scene } from './drill.ts'
import { createShoppers } from './shoppers.ts'
import { createSigner, type Signer } from './signer.ts'
import { openStore, type Store } from './store.ts'
import type { Visit } from './visit.ts'

interface EmbeddedShop {
  store: Store
  walk: ReturnType<typeof createShoppers>['walk']
  remedy: (command: string) => Promise<string>
  /** A new shopper of this store. */
  newShopper: () => Signer
  /** Has one line with what the visits `add` have added. */
  buyer: Signer
}

export const WARM = ['home', 'category', 'product']

/** Filled once and copied for each drill. */
const SEEDED = 'test-results/drills'

/** Returns its folder. */
async function prepareState(): Promise<string> {
  const env = { PERSIST_TO: SEEDED, API_ORIGIN: '' }
  await run('node', ['worker/tasks/store.ts', '--build'], { quiet: true, env })
  return resolve(root, SEEDED)
}

/**
 * The store over the embedded backend, with shoppers, one of whom fills a cart. `before`: words in front of the store's
 * command, which then fills the state from the given folder itself.
 */
export async function openEmbeddedShop(scene: Scene, before?: (seeded: string) => string[]): Promise<EmbeddedShop> {
  const seeded = await prepareState()
  const { persistTo } = scene
  if (!before) cpSync(seeded, persistTo, { recursive: true })
  const store = await openStore({
    persistTo,
    vars: { APP_TOKEN: 'wapstore', API_ORIGIN: '' },
    before: before?.(seeded)
  })
  scene.atEnd(store.stop)
  const newShopper = () => createSigner(store.origin)
  const buyer = newShopper()
  const product = await buyer.findProduct()
  await buyer.add(product.id)
  const { seen, walk } = createShoppers(() => store.origin, visitsOf(product, buyer))
  scene.show(seen)
  return {
    store,
    walk,
    newShopper,
    buyer,
    async remedy(command) {
      scene.note(command)
      return carryOut(command, store.origin, persistTo, {})
    }
  }
}

function visitsOf(product: { id: number; path: string }, buyer: Signer): Visit[] {
  const cart = '/api/v2/front/checkout/cart'
  const mine = { headers: { cookie: buyer.cookie() } }
  return [
    { who: 'home', path: () => '/' },
    { who: 'category', path: () => '/vitaminas' },
    { who: 'product', path: () => product.path },
    { who: 'cart', path: () => cart, ...mine },
    { who: 'add', path: second => (second % 2 === 0 ? cart : null), ...mine, body: buyer.addition(product.id) }
  ]
}
