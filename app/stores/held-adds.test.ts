import { expect, test } from 'vitest'
import { createAddStorage } from './add-storage'
import type { AddItem } from './cart-intents'
import type { CartOutcome } from './cart-writes'
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

test('what is added is in the storage until it is sent', async () => {
  const tab = openTab()
  const added = tab.held.add([whey])
  expect(tab.stored()).toContain('Whey')
  tab.connect()
  await added
  expect(tab.added).toEqual([[whey]])
  expect(tab.storedWhenSent).toEqual([null])
  expect(tab.stored()).toBeNull()
})

test('what was not sent is added by the next document, once', async () => {
  const before = openTab()
  void before.held.add([whey])
  const after = openTab(before.storage)
  after.held.replay()
  expect(after.stored()).not.toBeNull()
  await after.connect()
  expect(after.added).toEqual([[{ ...whey, parameters: '' }]])
  const later = openTab(before.storage)
  later.held.replay()
  await later.connect()
  await before.connect()
  expect([later.added, before.added]).toEqual([[], []])
})

test('a document does not replay what it has held itself', async () => {
  const tab = openTab()
  void tab.held.add([whey])
  tab.held.replay()
  await tab.connect()
  expect(tab.added).toEqual([[whey]])
})

test('what is refused is not added later', async () => {
  const tab = openTab()
  tab.refuse()
  await tab.held.add([whey])
  expect(tab.stored()).toBeNull()
})

test.each(['', '{', '[1]', '[{"id":"a","items":[{"product":0}]}]', '{"a":1}'])(
  'of a storage that holds %s nothing is added',
  async text => {
    const tab = openTab(new Map([['heldAdds', text]]))
    tab.held.replay()
    await tab.connect()
    expect(tab.added).toEqual([])
    await tab.held.add([whey])
    expect(tab.added).toEqual([[whey]])
  }
)

test('where storage is blocked the page itself adds', async () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const tab = openTab(new Map(), createAddStorage(refuse))
  await tab.connect()
  await tab.held.add([whey])
  expect(tab.added).toEqual([[whey]])
  expect(() => tab.held.replay()).not.toThrow()
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

/** A document of a tab. Its cart sends once the browser is online, as the real store does. */
function openTab(storage = new Map<string, string>(), adds = createAddStorage(() => storageOf(storage))) {
  const added: AddItem[][] = []
  const storedWhenSent: (string | null)[] = []
  const { promise: connected, resolve } = Promise.withResolvers<void>()
  const stored = () => storage.get('heldAdds') ?? null
  let isRefused = false
  async function add(items: readonly AddItem[], _: object = {}, claim = () => true): Promise<CartOutcome> {
    if (isRefused) return { ok: false, kind: 'refused', messages: [] }
    await connected
    if (!claim()) return { ok: true }
    storedWhenSent.push(stored())
    added.push([...items])
    return { ok: true }
  }
  return {
    held: createHeldAdds({ add, storage: adds }),
    storage,
    added,
    storedWhenSent,
    stored,
    refuse() {
      isRefused = true
    },
    async connect() {
      resolve()
      await new Promise(done => setTimeout(done))
    }
  }
}

function storageOf(entries: Map<string, string>) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key)
  }
}
