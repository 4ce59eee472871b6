import { readHeldAdd } from '../contract/held-adds.ts'
import { holdAdd } from './add-storage.ts'
import type { CartStore } from './cart.ts'
import type { AddItem, AddOptions } from './cart-intents.ts'

type Add = CartStore['actions']['add']

/** Takes items from the storage before they are sent: a closing page may lose an add, but nothing is added twice. */
export function addByStorage(add: Add) {
  return async function addHeld(
    items: readonly AddItem[],
    options: AddOptions = {},
    key = holdAdd(items, options.kind)
  ): ReturnType<Add> {
    const outcome = await add(items, options, () => take(key))
    take(key)
    return outcome
  }
}

export function replayHeldAdds(keys: readonly string[], add: ReturnType<typeof addByStorage>): void {
  for (const key of keys) {
    const held = readHeldAdd(sessionStorage.getItem(key))
    if (held) void add(held.items, { kind: held.kind, suppressDrawer: true }, key)
    else take(key)
  }
}

function take(key: string | null): boolean {
  if (key === null) return true
  const isHeld = sessionStorage.getItem(key) !== null
  sessionStorage.removeItem(key)
  return isHeld
}
