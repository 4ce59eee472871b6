import { join } from 'node:path'
import type { Drill } from './drill.ts'
import { none } from './evidence.ts'
import { openShop, WARM } from './foreign-shop.ts'
import { partsMissing, problemsIn } from './judge.ts'
import { copyBuild, putInFront } from './release.ts'

/** The build behind a binding that fails or hangs when GET /_drill?kv=… says so. Miniflare's own KV never does. */
const FAULTY_KV = `import worker, { Pages as ReleasePages } from './release.js'
let mode = 'ok', bindings
const HANG_MS = 20000
function faultyBindings(env) {
  return bindings ??= { ...env, CACHE: new Proxy(env.CACHE, { get: faulty }) }
}
export default {
  fetch(request, env, ctx) {
    const url = new URL(request.url)
    if (url.pathname === '/_drill') return new Response(mode = url.searchParams.get('kv'))
    return worker.fetch(request, faultyBindings(env), ctx)
  }
}
export class Pages extends ReleasePages {
  constructor(ctx, env) {
    super(ctx, faultyBindings(env))
  }
}
function faulty(kv, name) {
  const value = Reflect.get(kv, name)
  if (typeof value !== 'function') return value
  return (...all) => {
    if (mode === 'fail') return Promise.reject(new Error('KV failed: 500 Internal Server Error'))
    if (mode === 'hang') return new Promise(resolve => setTimeout(resolve, HANG_MS))
    return Reflect.apply(value, kv, all)
  }
}
`

/** An isolate holds answers for ten seconds, in which it asks KV for nothing. */
const LONGER_THAN_MEMORY_S = 13

export const kvDown: Drill = {
  name: 'kv-down',
  title: 'KV fails, hangs, and comes back',
  async run(scene) {
    const build = copyBuild(join(scene.persistTo, 'build'))
    putInFront(build, FAULTY_KV)
    const { store, walk } = await openShop(scene, { build })
    const before = await walk('healthy', 3)
    for (const [mode, seconds] of [
      ['fail', LONGER_THAN_MEMORY_S],
      ['hang', scene.isShort ? 3 : LONGER_THAN_MEMORY_S]
    ] as const) {
      await fetch(`${store.origin}/_drill?kv=${mode}`)
      const seen = await walk(`KV: ${mode}`, seconds)
      scene.promise('Pages stay, because they are in another cache.', [
        ...problemsIn(seen, WARM, { status: 200, shown: 'complete' }),
        ...partsMissing(before, seen, WARM)
      ])
      scene.promise('What the isolate does not hold is asked of the API.', [
        ...problemsIn(seen, 'new page', { status: 200, shown: 'complete' })
      ])
      scene.promise('An operation that hangs counts as failed after one second.', [
        ...problemsIn(seen, ['new page', ...WARM], { withinMs: 5_000 })
      ])
    }
    const isSaid = store.lines.some(({ event }) => event === 'cache-failure')
    scene.promise('Each failure writes a line `cache-failure`.', none(isSaid, 'no line'))
    await fetch(`${store.origin}/_drill?kv=ok`)
    const after = await walk('KV: ok', 3)
    scene.promise('Nothing has to be done when KV is back.', [
      ...problemsIn(after, ['new page', ...WARM], { status: 200, shown: 'complete', withinMs: 2_000 })
    ])
  }
}
