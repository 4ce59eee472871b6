import { readHeldAdds, type StoredAdd } from '../contract/held-adds.ts'
import type { AddStorage } from './add-storage.ts'
import type { AddOptions, CartStore } from './cart.ts'
import type { AddItem } from './cart-intents.ts'

type Add = CartStore['actions']['add']

/**
 * Sends the adds that the tab's storage holds. Each is taken from the storage before it is sent: a page that closes
 * without a connection may lose an add, but nothing is added twice.
 */
export function createHeldAdds({ add, storage }: { add: Add; storage: AddStorage }) {
  /** `held`: the add's id in the storage. */
  async function addHeld(
    items: readonly AddItem[],
    options: AddOptions = {},
    held = storage.hold(items, options.kind)
  ): ReturnType<Add> {
    const outcome = await add(items, options, () => storage.take(held))
    storage.take(held)
    return outcome
  }

  /** Adds what an earlier document of this tab held. */
  function replay(): void {
    for (const { id, kind, items } of readHeldAdds(storage.earlier())) {
      void addHeld(items.map(toItem), { kind, suppressDrawer: true }, id)
    }
  }

  return { add: addHeld, replay }
}

function toItem({ preview, ...item }: StoredAdd['items'][number]): AddItem {
  return { ...item, preview: { ...preview, path: preview.path || null, image: preview.image || null } }
}
