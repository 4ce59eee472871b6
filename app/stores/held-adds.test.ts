import { expect, test, vi } from 'vitest'
import type { AddItem } from './cart-intents'
import { createHeldAdds } from './held-adds'

const whey: AddItem = {
  product: 7,
  attribute: 0,
  unit: 1,
  warehouse: 1,
  additional: '',
  quantity: 2,
  preview: { name: 'Whey', path: '/whey', image: null, options: ['Sabor: Cacau'], price: 12990 }
}

test('what is added with a connection is added, and kept nowhere', async () => {
  const tab = openTab()
  tab.connect()
  await tab.held.add([whey])
  expect(tab.added).toEqual([[whey]])
  expect(tab.stored()).toBeNull()
})

test('cart actions without a connection are held, survive a reload, and are done once', async () => {
  const before = openTab()
  void before.held.add([whey])
  const after = openTab(before.storage)
  after.held.replay()
  expect(after.stored()).not.toBeNull()
  await after.connect()
  expect(after.added).toEqual([[{ ...whey, parameters: '' }]])
  expect(after.stored()).toBeNull()
  const later = openTab(before.storage)
  later.connect()
  later.held.replay()
  expect(later.added).toEqual([])
})

test('it leaves the storage before it is sent', async () => {
  const tab = openTab()
  void tab.held.add([whey])
  await tab.connect()
  expect(tab.storedWhenSent).toEqual([null])
})

test.each(['', '{', '[1]', '[{"id":"a","items":[{"product":0}]}]', '{"a":1}'])(
  'of a storage that holds %s nothing is added',
  text => {
    const tab = openTab(new Map([['heldAdds', text]]))
    tab.connect()
    tab.held.replay()
    expect(tab.added).toEqual([])
  }
)

test('where storage is blocked the page itself holds it', async () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const add = vi.fn(async () => ({ ok: true }) as const)
  const held = createHeldAdds({
    add,
    storage: refuse,
    isOnline: () => false,
    whenOnline: async () => {},
    newId: () => 'a'
  })
  await held.add([whey])
  expect(add).toHaveBeenCalledTimes(1)
  expect(() => held.replay()).not.toThrow()
})

test('a held product keeps its picture, and one without a page has none', async () => {
  const shown = { ...whey, preview: { ...whey.preview, path: null, image: '/media/whey.webp' } }
  const before = openTab()
  void before.held.add([shown])
  const after = openTab(before.storage)
  after.held.replay()
  await after.connect()
  expect(after.added).toEqual([[{ ...shown, parameters: '' }]])
})

/** An offline tab. Its cart sends once the browser is online, as the real store does. */
function openTab(storage = new Map<string, string>()) {
  const added: AddItem[][] = []
  const storedWhenSent: (string | null)[] = []
  let connect = () => {}
  let online = false
  const connected = new Promise<void>(resolve => {
    connect = resolve
  })
  const whenOnline = () => (online ? Promise.resolve() : connected)
  const stored = () => storage.get('heldAdds') ?? null
  async function add(items: readonly AddItem[]) {
    await whenOnline()
    storedWhenSent.push(stored())
    added.push([...items])
    return { ok: true } as const
  }
  const held = createHeldAdds({
    add,
    storage: () => ({
      getItem: key => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: key => void storage.delete(key)
    }),
    isOnline: () => online,
    whenOnline,
    newId: () => 'a'
  })
  return {
    held,
    storage,
    added,
    storedWhenSent,
    stored,
    async connect() {
      online = true
      connect()
      await new Promise(resolve => setTimeout(resolve))
    }
  }
}
