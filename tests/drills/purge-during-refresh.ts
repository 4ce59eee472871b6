import { PURGES_KEY, parsePurges } from '../../worker/edge/gateway/purges.ts'
import { askWrangler } from '../../worker/tasks/wrangler.ts'
import type { Drill } from './drill.ts'
import { none } from './evidence.ts'
import { openShop } from './foreign-shop.ts'
import { problemsIn, tell } from './judge.ts'
import type { Seen } from './visit.ts'

/** Longer than the purge takes to delete, shorter than the five seconds that an answer may take. */
const LATE_MS = 4_000
const SEEN_S = 10
const PRODUCTS = 26

/** Each product says when the API was asked for it. */
export const purgeDuringRefresh: Drill = {
  name: 'purge-during-refresh',
  title: 'A purge while answers are on their way',
  async run(scene) {
    const path = (second: number) => `/vitamina-do-sitio-${(second % PRODUCTS) + 1}`
    const { api, walk, remedy } = await openShop(scene, { visits: [{ who: 'product', path }] })
    const answerLate = (value: number) => api.setFaults([{ match: '^url/product/detail', kind: 'late-body', value }])
    await answerLate(LATE_MS)
    await walk('before', 3)
    const during = await walk('purge', remedy('npm run cache -- purge --all --remote'))
    await answerLate(0)
    const purgedAtMs = await readPurge(scene.persistTo)
    const isOnItsWay = (seen: Seen) => askedAt(seen) < purgedAtMs && purgedAtMs < askedAt(seen) + LATE_MS
    scene.promise('Answers that were asked for before the purge are not used any more', [
      ...none(during.some(isOnItsWay), 'no answer was on its way when the purge was written')
    ])
    const passedS = Math.floor((Date.now() - purgedAtMs) / 1_000)
    await walk('until the store reads it', Math.max(0, SEEN_S - passedS))
    const after = await walk('ten seconds later', PRODUCTS)
    const old = after.filter(seen => askedAt(seen) < purgedAtMs)
    scene.promise('A local store reads the purges by itself, within ten seconds.', [
      ...problemsIn(after, 'product', { status: 200, shown: 'complete' }),
      ...none(
        after.every(seen => Number.isFinite(askedAt(seen))),
        'a page does not say when the API was asked'
      ),
      ...old.map(seen => `${tell(seen)}, of an answer asked for ${purgedAtMs - askedAt(seen)} ms before the purge`)
    ])
  }
}

/** When the API was asked for what this page shows; Infinity when the page does not say. */
function askedAt({ text }: Seen): number {
  return Math.min(...[...text.matchAll(/\[(\d{13})\] /g)].map(([, atMs]) => Number(atMs)))
}

async function readPurge(persistTo: string): Promise<number> {
  const place = ['--config', 'wrangler.toml', '--binding', 'CACHE', '--local', '--persist-to', persistTo]
  const text = await askWrangler(['kv', 'key', 'get', PURGES_KEY, '--text', ...place])
  return parsePurges(text)['*'] ?? Number.NaN
}
