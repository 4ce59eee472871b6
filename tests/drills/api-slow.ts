import type { Drill } from './drill.ts'
import { none } from './evidence.ts'
import { openShop, WARM } from './foreign-shop.ts'
import { partsMissing, problemsIn } from './judge.ts'

/** Longer than the line `slow-call` asks for and shorter than what the store waits for. */
const DELAY_MS = 3_500
/** For a page that waits for nothing, on a busy machine. */
const AT_ONCE_MS = 1_000

export const apiSlow: Drill = {
  name: 'api-slow',
  title: 'The API is slow, and recovers',
  async run(scene) {
    const { store, api, walk } = await openShop(scene)
    const before = await walk('healthy', 3)
    await api.setFaults([{ match: '.', kind: 'delay', value: DELAY_MS }])
    const slow = await walk('slow', 15)
    scene.promise('a page that was seen before is served at once and made again behind the visit', [
      ...problemsIn(slow, WARM, { status: 200, shown: 'complete', withinMs: AT_ONCE_MS }),
      ...partsMissing(before, slow, WARM)
    ])
    scene.promise(
      'A call that takes more than 3,000 ms writes a line `slow-call`.',
      none(hasSlowCall(store.lines), 'none')
    )
    scene.promise('The store waits up to 10 seconds for the answer that decides a page', [
      ...problemsIn(slow, 'new page', { status: 200, shown: 'complete', withinMs: 12_000 })
    ])
    await api.setFaults([])
    await walk('recovered', 11)
    const after = await walk('ten seconds later', 4)
    scene.promise('Nothing has to be done when the API recovers.', [
      ...problemsIn(after, ['new page', ...WARM], { status: 200, shown: 'complete' }),
      ...problemsIn(after, 'cart', { status: 200 })
    ])
  }
}

function hasSlowCall(lines: readonly { event: string; ms?: unknown }[]): boolean {
  return lines.some(({ event, ms }) => event === 'slow-call' && Number(ms) > 3_000)
}
