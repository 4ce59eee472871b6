import type { Drill, Scene } from './drill.ts'
import { eventually, none } from './evidence.ts'
import { openShop, type Shop, type Status, WARM } from './foreign-shop.ts'
import { partsMissing, problemsIn } from './judge.ts'

/** Covers two renewals of a page, which is used for a minute before it is made again. */
const DOWN_S = 135

export const apiDown: Drill = {
  name: 'api-down',
  title: 'The API is down, and comes back',
  async run(scene) {
    const shop = await openShop(scene)
    const before = await shop.walk('healthy', 3)
    const status = await shop.readStatus()
    await shop.api.setFaults([{ match: '.', kind: 'reset' }])
    const down = await shop.walk('down', scene.isShort ? 5 : DOWN_S)
    scene.promise('A page that was seen before stays for 24 hours, complete.', [
      ...problemsIn(down, WARM, { status: 200, shown: 'complete' }),
      ...partsMissing(before, down, WARM)
    ])
    scene.promise('A new page answers 503 with `Retry-After`.', [
      ...problemsIn(down, 'new page', { status: 503, retryAfter: true })
    ])
    scene.promise('A cart call answers 502', problemsIn(down, 'cart', { status: 502 }))
    await checkAlerts(scene, shop, status)
    await shop.api.setFaults([])
    await shop.walk('back', 11)
    const after = await shop.walk('back for ten seconds', scene.isShort ? 2 : 5)
    const isClosed = await eventually(async () => !(await shop.readStatus()).api.open.includes('checkout/cart'))
    scene.promise('The first call that succeeds closes it, so nothing has to be done when the API is back.', [
      ...problemsIn(after, 'cart', { status: 200 }),
      ...problemsIn(after, 'new page', { status: 200, shown: 'complete' }),
      ...none(isClosed, 'the breaker of checkout/cart is still open')
    ])
  }
}

async function checkAlerts({ promise, isShort }: Scene, { store, readStatus }: Shop, before: Status): Promise<void> {
  const { api, cache } = await readStatus()
  promise('In `/_status`, `failed` and `errorRate` grow', none(api.failed > 0 && api.errorRate > 0, api))
  promise('`open` fills', none(api.open.length > 0, api))
  const failures = store.lines.filter(({ event }) => event === 'call-failure')
  promise('lines `call-failure` appear', none(failures.length > 0, 'no line'))
  if (isShort) return
  const ages = failures.flatMap(({ servedAgeS }) => (typeof servedAgeS === 'number' ? [servedAgeS] : []))
  promise('with a growing `servedAgeS`', none(Math.max(...ages) > Math.min(...ages), ages))
  promise('`newestS` of the cache grows', none(newestS(cache) >= newestS(before.cache) + DOWN_S / 2, cache))
}

/** Of answers of the API. Pages are made again of them. */
function newestS({ groups }: Status['cache']): number {
  const answers = Object.entries(groups).filter(([name]) => name !== 'pages')
  return Math.min(...answers.map(([, group]) => group.newestS))
}
