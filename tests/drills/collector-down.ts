import type { Drill } from './drill.ts'
import { eventually, none } from './evidence.ts'
import { openShop, WARM } from './foreign-shop.ts'
import { problemsIn } from './judge.ts'

const AT_ONCE_MS = 1_000

export const collectorDown: Drill = {
  name: 'collector-down',
  title: 'The error collector is down, hangs, and comes back',
  async run(scene) {
    const { store, api, walk } = await openShop(scene, { collects: true })
    await api.setFaults([{ match: 'checkout/cart', kind: 'status', value: 422 }])
    await walk('healthy', 3)
    for (const mode of ['down', 'hang']) {
      await setCollector(api.origin, mode)
      const linesBefore = countFailures(store.lines)
      const seen = await walk(`collector: ${mode}`, scene.isShort ? 4 : 12)
      scene.promise('A collector that is down or hangs delays no page.', [
        ...problemsIn(seen, [...WARM, 'new page'], { status: 200, shown: 'complete', withinMs: AT_ONCE_MS }),
        ...problemsIn(seen, 'cart', { status: 422, withinMs: AT_ONCE_MS })
      ])
      scene.promise('is dropped; its line stays', none(countFailures(store.lines) > linesBefore, 'no line was written'))
    }
    await setCollector(api.origin, 'ok')
    await forget(api.origin)
    await walk('collector: ok', 8)
    const arrived = await eventually(async () => (await readReports(api.origin)).length > 0)
    scene.promise('With `SENTRY_DSN` they also go to the collector', none(arrived, 'no report arrives again'))
  }
}

function countFailures(lines: readonly { event: string }[]): number {
  return lines.filter(({ event }) => event === 'call-failure').length
}

function setCollector(origin: string, mode: string): Promise<Response> {
  return fetch(`${origin}/_reports`, { method: 'PUT', body: JSON.stringify({ mode }) })
}

function forget(origin: string): Promise<Response> {
  return fetch(`${origin}/_reports`, { method: 'DELETE' })
}

async function readReports(origin: string): Promise<unknown[]> {
  return (await fetch(`${origin}/_reports`)).json()
}
