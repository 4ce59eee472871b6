import { afterEach, expect, test, vi } from 'vitest'
import { heldAdds } from './add-storage.ts'
import type { AddItem } from './cart-intents.ts'
import { addByStorage, replayHeldAdds } from './held-adds.ts'

const whey: AddItem = {
  product: 7,
  attribute: 0,
  unit: 1,
  warehouse: 1,
  additional: '',
  quantity: 2,
  preview: { name: 'Whey', path: '/whey', image: null, options: ['Sabor: Cacau'], price: 12990 }
}

afterEach(() => vi.unstubAllGlobals())

test('an added product is stored until it is sent', async () => {
  const tab = openTab()
  const added = tab.add([whey])
  expect(tab.stored()).toEqual([expect.stringContaining('Whey')])
  tab.connect()
  await added
  expect(tab.added).toEqual([[whey]])
  expect(tab.storedWhenSent).toEqual([[]])
  expect(tab.stored()).toEqual([])
})

test('an unsent product is added once by the next document', async () => {
  const before = openTab()
  void before.add([whey])
  const after = openTab(before.storage)
  after.replay()
  expect(after.stored()).toHaveLength(1)
  await after.connect()
  expect(after.added).toEqual([[{ ...whey, parameters: '' }]])
  const later = openTab(before.storage)
  later.replay()
  await later.connect()
  await before.connect()
  expect([later.added, before.added]).toEqual([[], []])
})

test('a document does not replay its own products, and keeps the order of earlier ones', async () => {
  const before = openTab()
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const product of [3, 1, 2]) {
    void before.add([{ ...whey, product }])
    vi.setSystemTime(Date.now() + 1)
  }
  vi.useRealTimers()
  const tab = openTab(before.storage)
  void tab.add([whey])
  tab.replay()
  await tab.connect()
  expect(tab.added.flat().map(({ product }) => product)).toEqual([7, 3, 1, 2])
})

test('a refused product is not added later', async () => {
  const tab = openTab()
  tab.refuse()
  await tab.add([whey])
  expect(tab.stored()).toEqual([])
})

test.each(['', '{', '[1]', '{"kind":"produto","items":[{"product":0}]}', '{"a":1}'])(
  'a storage that holds %s adds nothing',
  async text => {
    const tab = openTab(new Map([['heldAdd:1', text]]))
    tab.replay()
    await tab.connect()
    expect(tab.added).toEqual([])
    expect(tab.stored()).toEqual([])
  }
)

test('a page with blocked storage adds by itself', async () => {
  const tab = openTab(null)
  await tab.connect()
  await tab.add([whey])
  expect(tab.added).toEqual([[whey]])
  expect(() => tab.replay()).not.toThrow()
})

test('a stored product keeps its picture, and one without a page has none', async () => {
  const shown = { ...whey, preview: { ...whey.preview, path: null, image: '/media/whey.webp' } }
  const before = openTab()
  void before.add([shown])
  const after = openTab(before.storage)
  after.replay()
  await after.connect()
  expect(after.added).toEqual([[{ ...shown, parameters: '' }]])
})

/** A document of a tab. Its cart sends once the browser is online, as the real store does. Null: blocked storage. */
function openTab(storage: Map<string, string> | null = new Map()) {
  vi.stubGlobal('sessionStorage', storage ? storageOf(storage) : undefined)
  const earlier = heldAdds()
  const added: AddItem[][] = []
  const storedWhenSent: string[][] = []
  const { promise: connected, resolve } = Promise.withResolvers<void>()
  const stored = () => [...(storage?.values() ?? [])]
  let isRefused = false
  const add = addByStorage(async (items, _, claim = () => true) => {
    if (isRefused) return { ok: false, kind: 'refused', messages: [] }
    await connected
    if (!claim()) return { ok: true }
    storedWhenSent.push(stored())
    added.push([...items])
    return { ok: true }
  })
  return {
    add,
    replay: () => replayHeldAdds(earlier, add),
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

/** As in browsers, the keys are properties and in no order of their own. */
function storageOf(entries: Map<string, string>): Partial<Storage> {
  const methods: Partial<Storage> = {
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: key => void entries.delete(key)
  }
  return new Proxy(methods, {
    ownKeys: () => [...entries.keys()].reverse(),
    getOwnPropertyDescriptor: (_, key) => ({ configurable: true, enumerable: true, value: entries.get(String(key)) })
  })
}
