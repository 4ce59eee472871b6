import { readHeldAdds, type StoredAdd } from '../contract/held-adds.ts'
import type { AddOptions, CartStore } from './cart.ts'
import type { AddItem } from './cart-intents.ts'
import { HELD_ADDS_KEY } from './held-adds-key.ts'

type Add = CartStore['actions']['add']

interface HeldAddsOptions {
  add: Add
  /** Of this tab, so that no other one adds the same. It may be blocked: then a reload forgets. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  isOnline: () => boolean
  whenOnline: () => Promise<void>
  newId: () => string
}

/**
 * What is added without a connection is kept until there is one, over a reload too. It leaves the storage before it is
 * sent: where a page ends in the midst of that, the server's cart says whether it was added, and nothing is added twice.
 */
export function createHeldAdds({ add, storage, isOnline, whenOnline, newId }: HeldAddsOptions) {
  function addOrHold(items: readonly AddItem[], options: AddOptions = {}): ReturnType<Add> {
    if (isOnline()) return add(items, options)
    const id = newId()
    write([...read(), { id, kind: options.kind ?? 'produto', items: items.map(toStored) }])
    // Asked before the cart's own wait, so that it is over first.
    void whenOnline().then(() => write(read().filter(each => each.id !== id)))
    return add(items, options)
  }

  /** What an earlier document of this tab held. Without a connection it is held on. */
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
      // The page's own memory holds it all the same.
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
