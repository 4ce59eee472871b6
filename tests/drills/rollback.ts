import { join } from 'node:path'
import type { Drill } from './drill.ts'
import { none } from './evidence.ts'
import { openShop, WARM } from './foreign-shop.ts'
import { problemsIn } from './judge.ts'
import { copyBuild, rewrite } from './release.ts'
import type { Seen } from './visit.ts'

const GOOD = 'Você está aqui'
const BAD = 'Texto do lançamento ruim'

export const rollback: Drill = {
  name: 'rollback',
  title: 'A bad release, rolled back',
  async run(scene) {
    const shop = await openShop(scene)
    await shop.walk('good release', 5)
    const { build } = await shop.readStatus()
    const bad = copyBuild(join(scene.persistTo, 'bad-build'))
    rewrite(bad, [
      [GOOD, BAD],
      [build, 'badbadbadbad']
    ])
    await shop.api.readLog()
    await shop.release(bad)
    const during = await shop.walk('bad release', 5)
    scene.promise('A deployment begins with empty page caches, because each page belongs to the build that made it.', [
      ...firstOf(during).flatMap(seen => none(seen.ageS === null, `${seen.who} of the good release: Age ${seen.ageS}`)),
      ...problemsIn(during.filter(has(BAD)), ['category', 'product'], { status: 200 })
    ])
    const asked = (await shop.api.readLog()).filter(({ path }) => /^(settings|struct)/.test(path))
    scene.promise('The cached answers of the API stay.', none(asked.length === 0, asked))
    scene.note('npx wrangler rollback VERSION_ID   (locally: the build of before is served again, over the same state)')
    await shop.release()
    const after = await shop.walk('rolled back', 12)
    scene.promise('No page of a release is shown after its rollback.', [
      ...problemsIn(after, WARM, { status: 200, shown: 'complete' }),
      ...after.filter(has(BAD)).map(({ second, who }) => `second ${second}, ${who}: a page of the bad release`)
    ])
    const health = await shop.remedy('curl https://loja.example/_health')
    scene.promise('touches nothing else', none(health.includes(build), health))
  }
}

function firstOf(seen: readonly Seen[]): Seen[] {
  return WARM.flatMap(name => seen.find(({ who }) => who === name) ?? [])
}

function has(words: string) {
  return ({ text }: Seen) => text.includes(words)
}
