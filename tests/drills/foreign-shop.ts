import { type ForeignApi, startForeignApi } from '../support/foreign-api/start.ts'
import { carryOut } from './command.ts'
import type { Scene } from './drill.ts'
import { createShoppers } from './shoppers.ts'
import { openStore, type Store } from './store.ts'
import type { Visit } from './visit.ts'

export interface Shop {
  store: Store
  api: ForeignApi
  walk: ReturnType<typeof createShoppers>['walk']
  /** Serves another build, or the good one again. */
  release: (build?: string) => Promise<void>
  /** Carries out a documented command. */
  remedy: (command: string) => Promise<string>
  readStatus: () => Promise<Status>
}

export interface Status {
  build: string
  api: { calls: number; failed: number; errorRate: number; p95Ms: number | null; open: string[] }
  cache: { groups: Record<string, { keys: number; newestS: number; oldestS: number }> }
}

/** Pages that were seen before a fault. */
export const WARM = ['home', 'category', 'product']
const STATUS_TOKEN = 'status-token-of-drills'

const VISITS: Visit[] = [
  { who: 'home', path: () => '/' },
  { who: 'category', path: () => '/vitaminas' },
  { who: 'product', path: () => '/magnesio-dimalato' },
  // Every other second, because a minute allows 60 searches.
  { who: 'new page', path: second => (second % 2 === 0 ? `/busca?busca=vitamina+${second}` : null) },
  { who: 'search call', path: second => (second % 2 === 1 ? searchCall(second) : null) },
  { who: 'cart', path: () => '/api/v2/front/checkout/cart', headers: { cookie: `PHPSESSID=${crypto.randomUUID()}` } }
]

function searchCall(second: number): string {
  return `/api/v2/front/url/product/listing/search?url=/busca&busca=${second}&offset=0&limit=12`
}

interface Opening {
  /** Whether the API's process also collects errors. */
  collects?: boolean
  build?: string
  visits?: Visit[]
}

/** A store over an API with faults, with shoppers. */
export async function openShop(
  scene: Scene,
  { collects = false, build, visits = VISITS }: Opening = {}
): Promise<Shop> {
  const api = await startForeignApi()
  scene.atEnd(api.stop)
  process.once('exit', api.stop)
  const { host, origin } = new URL(api.origin)
  const dsn: Record<string, string> = collects ? { SENTRY_DSN: `http://key@${host}/1` } : {}
  const vars = { APP_TOKEN: 'foreign-token', API_ORIGIN: origin, STATUS_TOKEN, ...dsn }
  const store = await serveStore(scene, vars, build)
  const { seen, walk } = createShoppers(() => store.current.origin, visits)
  scene.show(seen)
  const carry = (command: string) => carryOut(command, store.current.origin, scene.persistTo, { STATUS_TOKEN })
  return {
    get store() {
      return store.current
    },
    api,
    walk,
    release: store.release,
    async remedy(command) {
      scene.note(command)
      return carry(command)
    },
    readStatus: async () => JSON.parse(await carry(STATUS_COMMAND))
  }
}

const STATUS_COMMAND = 'curl -H "Authorization: Bearer $STATUS_TOKEN" https://loja.example/_status'

/** A store that can be replaced by one of another build, on the same port and state. */
async function serveStore({ persistTo, atEnd }: Scene, vars: Record<string, string>, first?: string) {
  const open = (port?: number, build?: string) => openStore({ persistTo, vars, port, build })
  const serving = { current: await open(undefined, first), release }
  atEnd(() => serving.current.stop())

  async function release(build?: string): Promise<void> {
    const { port } = serving.current
    await serving.current.stop()
    serving.current = await open(port, build)
  }
  return serving
}
