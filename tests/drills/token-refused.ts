import type { Drill } from './drill.ts'
import { none } from './evidence.ts'
import { openShop, WARM } from './foreign-shop.ts'
import { partsMissing, problemsIn } from './judge.ts'

export const tokenRefused: Drill = {
  name: 'token-refused',
  title: 'The API refuses the token, then takes it',
  async run(scene) {
    const { store, api, walk, readStatus } = await openShop(scene)
    const before = await walk('healthy', 3)
    for (const refusal of [401, 403]) {
      await api.setFaults([{ match: '.', kind: 'status', value: refusal }])
      const refused = await walk(String(refusal), 12)
      scene.promise('Pages that were seen before stay for a day.', [
        ...problemsIn(refused, WARM, { status: 200, shown: 'complete' }),
        ...partsMissing(before, refused, WARM)
      ])
      scene.promise("searches and carts get the API's own status", [
        ...problemsIn(refused, ['cart', 'search call'], { status: refusal })
      ])
      scene.promise(
        'New pages have that status too',
        problemsIn(refused, 'new page', { status: refusal, shown: 'error page' })
      )
      const isSaid = store.lines.some(({ event, status }) => event === 'call-failure' && status === refusal)
      scene.promise('lines `call-failure` have status 401 or 403', none(isSaid, `no line with ${refusal}`))
      const { api: health } = await readStatus()
      scene.promise('`errorRate` rises', none(health.errorRate > 0, health))
      scene.promise('No breaker opens, because the API does answer.', none(health.open.length === 0, health))
    }
    await api.setFaults([])
    const after = await walk('right token', 6)
    scene.promise('Put the right token in; nothing has to be purged.', [
      ...problemsIn(after, ['new page', ...WARM], { status: 200, shown: 'complete' }),
      ...problemsIn(after, 'cart', { status: 200 })
    ])
  }
}
