import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type Drill, NotPossible } from './drill.ts'
import { openEmbeddedShop, WARM } from './embedded-shop.ts'
import { none } from './evidence.ts'
import { countAdded, problemsIn } from './judge.ts'

/** The state's folder becomes a small disk, which ends with the store: a mount in a namespace of its own. */
const ON_SMALL_DISK = `mount -t tmpfs -o size=$(($(du -sm "$1" | cut -f1) + 24))m tmpfs "$2" && cp -a "$1/." "$2" && shift 2 && exec "$@"`
const BLOCK = Buffer.alloc(64 * 1024)

export const diskFull: Drill = {
  name: 'disk-full',
  title: 'The disk of the local state is full, then has room again',
  async run(scene) {
    requireNamespaces()
    const { persistTo } = scene
    const shop = await openEmbeddedShop(scene, seeded => [
      ...['unshare', '-rm', 'sh', '-c', ON_SMALL_DISK, 'sh', seeded, persistTo]
    ])
    const { walk, buyer, store } = shop
    const before = await walk('healthy', 4)
    const filler = join(`/proc/${store.pid}/root`, persistTo, 'filler')
    fill(filler)
    const full = await walk('full', 20)
    scene.promise('While D1 takes no writes, pages that were seen before stay.', [
      ...problemsIn(full, WARM, { status: 200, shown: 'complete' })
    ])
    rmSync(filler)
    await walk('room again', 11)
    const after = await walk('ten seconds later', 5)
    scene.promise('Free some space; the store need not be restarted.', [
      ...problemsIn(after, WARM, { status: 200, shown: 'complete' }),
      ...problemsIn(after, ['cart', 'add'], { status: 200 })
    ])
    const [units, added] = [await buyer.countUnits(), 1 + countAdded([...before, ...full, ...after])]
    scene.promise(
      'Nothing that was acknowledged is lost',
      none(units >= added, `${units} units of ${added} in the cart`)
    )
  }
}

function requireNamespaces(): void {
  try {
    execFileSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'], { stdio: 'ignore' })
  } catch {
    throw new NotPossible(
      'This machine allows no mount in a user namespace (unshare -rm), so no small disk can be made'
    )
  }
}

/** Writes until no block fits. */
function fill(file: string): void {
  const handle = openSync(file, 'w')
  try {
    for (let room = true; room; ) room = writeSync(handle, BLOCK) === BLOCK.length
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(handle)
  }
}
