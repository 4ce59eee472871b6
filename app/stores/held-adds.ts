import { readHeldAdds, type StoredAdd } from '../contract/held-adds.ts'
import type { AddOptions, CartStore } from './cart.ts'
import type { AddItem } from './cart-intents.ts'
import { HELD_ADDS_KEY } from './held-adds-key.ts'

type Add = CartStore['actions']['add']

interface HeldAddsOptions {
  add: Add
  /** `sessionStorage`, so that no other tab adds the same items. When it is blocked, a reload loses them. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  isOnline: () => boolean
  whenOnline: () => Promise<void>
  newId: () => string
}

/**
 * Keeps items that are added offline until the browser is online, over reloads too. Removes them from the storage
 * before they are sent: a page that closes during the request may lose an add, but nothing is added twice.
 */
export function createHeldAdds({ add, storage, isOnline, whenOnline, newId }: HeldAddsOptions) {
  function addOrHold(items: readonly AddItem[], options: AddOptions = {}): ReturnType<Add> {
    if (isOnline()) return add(items, options)
    const id = newId()
    write([...read(), { id, kind: options.kind ?? 'produto', items: items.map(toStored) }])
    // Registered before the cart awaits the connection, so that it runs before the items are sent.
    void whenOnline().then(() => write(read().filter(each => each.id !== id)))
    return add(items, options)
  }

  /** Adds what an earlier document of this tab held. Holds it again while offline. */
  function replay(): void {
    const held = read()
    write([])
    for (const { kind, items } of held) void addOrHold(items.map(toItem), { kind, suppressDrawer: true })
  }

  function read(): StoredAdd[] {
    try {
      return readHeldAdds(JSON.parse(storage().getItem(HELD_ADDS_KEY) ?? '[]'))
    } catch {
      return []
    }
  }

  function write(held: readonly StoredAdd[]): void {
    try {
      if (held.length > 0) storage().setItem(HELD_ADDS_KEY, JSON.stringify(held))
      else storage().removeItem(HELD_ADDS_KEY)
    } catch {
      // The cart's queue in memory still has the items.
    }
  }

  return { add: addOrHold, replay }
}

function toStored({ parameters = '', preview, ...item }: AddItem): StoredAdd['items'][number] {
  const { name, path, image, options = [], price } = preview
  return { ...item, parameters, preview: { name, path: path ?? '', image: image ?? '', options: [...options], price } }
}

function toItem({ preview, ...item }: StoredAdd['items'][number]): AddItem {
  return { ...item, preview: { ...preview, path: preview.path || null, image: preview.image || null } }
}
