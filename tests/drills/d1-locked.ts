import { lockDatabase } from './database.ts'
import type { Drill } from './drill.ts'
import { openEmbeddedShop, WARM } from './embedded-shop.ts'
import { none } from './evidence.ts'
import { countAdded, problemsIn } from './judge.ts'

export const d1Locked: Drill = {
  name: 'd1-locked',
  title: 'D1 takes no writes, and takes them again',
  async run(scene) {
    const { walk, buyer } = await openEmbeddedShop(scene)
    const before = await walk('healthy', 4)
    const unlock = lockDatabase(scene.persistTo)
    scene.atEnd(unlock)
    const locked = await walk('locked', 15)
    scene.promise('While D1 takes no writes, pages that were seen before stay.', [
      ...problemsIn(locked, WARM, { status: 200, shown: 'complete' })
    ])
    scene.promise(
      'Adding to the cart answers 5xx',
      problemsIn(locked, 'add', { status: [500, 502, 503, 504], shown: 'refusal' })
    )
    unlock()
    await walk('unlocked', 11)
    const after = await walk('ten seconds later', 5)
    const [units, added] = [await buyer.countUnits(), 1 + countAdded([...before, ...locked, ...after])]
    scene.promise('nothing has to be done when D1 is back', [
      ...problemsIn(after, WARM, { status: 200, shown: 'complete' }),
      ...problemsIn(after, ['cart', 'add'], { status: 200 })
    ])
    scene.promise(
      'Nothing that was acknowledged is lost',
      none(units >= added, `${units} units of ${added} in the cart`)
    )
  }
}
