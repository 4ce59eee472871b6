import type { Drill } from './drill.ts'
import { none } from './evidence.ts'
import { openShop, WARM } from './foreign-shop.ts'
import { partsMissing, problemsIn } from './judge.ts'

export const apiTruncated: Drill = {
  name: 'api-truncated',
  title: 'The API answers are cut off, then right again',
  async run(scene) {
    const { store, api, walk } = await openShop(scene)
    const before = await walk('healthy', 3)
    await api.setFaults([{ match: '.', kind: 'truncate' }])
    const cut = await walk('truncated', 15)
    scene.promise('A truncated answer counts as a failure and replaces nothing.', [
      ...problemsIn(cut, WARM, { status: 200, shown: 'complete' }),
      ...partsMissing(before, cut, WARM),
      ...problemsIn(cut, 'new page', { status: 503, shown: 'error page' }),
      ...none(
        store.lines.some(({ event }) => event === 'call-failure'),
        'no line call-failure'
      )
    ])
    await api.setFaults([])
    await walk('right again', 11)
    const after = await walk('ten seconds later', 4)
    scene.promise('Nothing has to be done when the API recovers.', [
      ...problemsIn(after, ['new page', ...WARM], { status: 200, shown: 'complete' }),
      ...partsMissing(before, after, WARM)
    ])
  }
}
