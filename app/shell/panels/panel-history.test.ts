import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPanelHistory, depthOf } from './panel-history'

describe('the history while panels open and close', () => {
  test('Back closes the open panel, and the router hears nothing', () => {
    const shop = openShop()
    shop.visit('/a')
    shop.open()
    expect(shop.back()).toBe('/a')
    expect(shop.panels).toBe(0)
    expect(shop.router.pops).toBe(0)
    expect(shop.back()).toBe('/')
  })

  test('closing otherwise leaves no dead entry', () => {
    const shop = openShop()
    shop.visit('/a')
    shop.open()
    shop.close()
    shop.wait()
    expect(shop.entry()).toBe('/a')
    expect(shop.back()).toBe('/')
  })

  test('Back right after closing leads to the page before', () => {
    const shop = openShop()
    shop.visit('/a')
    shop.open()
    shop.close()
    expect(shop.back()).toBe('/')
  })

  test('a link inside a panel leads on, and Back from there returns to the page', () => {
    const shop = openShop()
    shop.visit('/a')
    shop.open()
    shop.visit('/b')
    shop.close()
    shop.wait()
    expect(shop.back()).toBe('/a')
    expect(shop.back()).toBe('/')
  })

  test('a filter chosen in a panel that stays open: Back closes it, the next Back takes the filter away', () => {
    const shop = openShop()
    shop.visit('/a')
    shop.open()
    shop.visit('/a?f=1')
    shop.wait()
    expect(shop.back()).toBe('/a?f=1')
    expect(shop.panels).toBe(0)
    expect(shop.back()).toBe('/a')
  })

  test('of two panels above one another Back closes the upper one first', () => {
    const shop = openShop()
    shop.open()
    shop.open()
    shop.back()
    expect(shop.panels).toBe(1)
    shop.back()
    expect(shop.panels).toBe(0)
    expect(shop.router.pops).toBe(0)
  })

  test('what replaces the page under an open panel is what Back leaves', () => {
    const shop = openShop()
    shop.visit('/a')
    shop.open()
    shop.replace('/a?option=2')
    expect(shop.back()).toBe('/a?option=2')
    expect(shop.entry()).toBe('/a?option=2')
    expect(shop.back()).toBe('/')
  })

  test('a page pushed while the history is on its way back waits for it', () => {
    const shop = openShop()
    shop.visit('/a')
    shop.open()
    shop.close()
    shop.runTimers()
    shop.visit('/b')
    shop.wait()
    expect(shop.entry()).toBe('/b')
    expect(shop.back()).toBe('/a')
    expect(shop.back()).toBe('/')
  })

  test('Forward passes over the entry of a closed panel', () => {
    const shop = openShop()
    shop.open()
    shop.back()
    shop.forward()
    expect(shop.entry()).toBe('/')
    expect(shop.panels).toBe(0)
  })

  test('a document that begins at the entry of a panel goes back to its page', () => {
    const shop = openShop([{ url: '/a', state: { idx: 0, key: 'k', panel: 1 } }])
    shop.changed()
    shop.wait()
    expect(shop.entry()).toBe('/a')
    expect(shop.router.pops).toBe(0)
  })
})

/** Whatever happens with panels, the pages that Back leads through are those that there would be without them. */
test('panels leave no trace in the history', () => {
  const step = fc.oneof(
    fc.constant('open' as const),
    fc.constant('close' as const),
    fc.constant('back' as const),
    fc.constant('forward' as const),
    fc.constant('wait' as const),
    fc.constant('leave' as const),
    fc.constantFrom('/a', '/b', '/c?f=1')
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), steps => {
      const [shop, plain] = [openShop(), openPlainShop()]
      for (const each of steps) {
        run(shop, each)
        run(plain, each)
      }
      shop.closeAll()
      shop.wait()
      expect(shop.entry()).toBe(shop.router.url)
      expect(depthOf(shop.state())).toBe(0)
      for (const page of plain.pagesBefore()) expect(shop.back()).toBe(page)
    }),
    { numRuns: 2_000 }
  )
})

type Shop = Omit<ReturnType<typeof openPlainShop>, 'pagesBefore'>

function run(shop: Shop, step: string): void {
  if (step === 'open') shop.open()
  else if (step === 'close') shop.close()
  else if (step === 'back') shop.goBack()
  else if (step === 'forward') shop.forward()
  else if (step === 'wait') shop.wait()
  else if (step === 'leave') leaveByLink(shop)
  else shop.visit(step)
}

function leaveByLink(shop: Shop): void {
  shop.visit('/next')
  shop.closeAll()
}

interface Entry {
  url: string
  state: Record<string, unknown> | null
}

/** A browser with a history as the specification has it (traversals come later), and a router that hears its pops. */
function openShop(below: Entry[] = []) {
  const first = below[0]
  const entries: Entry[] = first
    ? [{ url: first.url, state: { ...first.state, panel: undefined } }, first]
    : [{ url: '/', state: { idx: 0 } }]
  let at = entries.length - 1
  let timers: (() => void)[] = []
  const traversals: number[] = []
  let panels = 0
  let keys = 0
  const router = { url: entries[at]?.url ?? '', pops: 0, pushed: [] as string[] }
  const current = () => entries[at] ?? { url: '', state: null }
  const history = {
    get state() {
      return current().state
    },
    pushState(state: unknown, _: string, url?: string | URL | null) {
      entries.splice(at + 1)
      entries.push({ url: String(url ?? current().url), state: copy(state) })
      at += 1
    },
    replaceState(state: unknown, _: string, url?: string | URL | null) {
      entries[at] = { url: String(url ?? current().url), state: copy(state) }
    },
    go: (steps?: number) => void traversals.push(steps ?? 0)
  }
  const engine = createPanelHistory({
    history,
    countOpen: () => panels,
    closeAbove(kept) {
      panels = Math.min(panels, kept)
      engine.changed()
    },
    later: (work, delayMs) => void (delayMs < 1_000 && timers.push(work))
  })
  const indexOf = (state: Entry['state']) => Number(state?.idx ?? 0)

  function traverse(): void {
    const steps = traversals.shift() ?? 0
    const to = at + steps
    if (to < 0 || to >= entries.length) return
    at = to
    if (engine.popped()) return
    router.pops += 1
    router.url = current().url
    // As every panel does when the path changes.
    panels = 0
    engine.changed()
  }
  function runTimers(): void {
    const due = timers
    timers = []
    for (const work of due) work()
  }
  function wait(): void {
    for (let round = 0; round < 20 && (timers.length > 0 || traversals.length > 0); round += 1) {
      while (traversals.length > 0) traverse()
      runTimers()
    }
  }
  function arriveBack(steps: number): void {
    traversals.push(steps)
    while (traversals.length > 0) traverse()
  }
  function navigate(url: string, write: 'pushState' | 'replaceState'): void {
    const idx = indexOf(current().state) + (write === 'pushState' ? 1 : 0)
    keys += 1
    router.url = url
    history[write]({ idx, key: `k${keys}` }, '', url)
  }
  return {
    router,
    get panels() {
      return panels
    },
    state: () => current().state,
    entry: () => current().url,
    changed: engine.changed,
    runTimers,
    wait,
    open() {
      panels += 1
      engine.changed()
    },
    close() {
      panels = Math.max(0, panels - 1)
      engine.changed()
    },
    closeAll() {
      panels = 0
      engine.changed()
    },
    goBack: () => arriveBack(-1),
    forward: () => arriveBack(1),
    back() {
      arriveBack(-1)
      wait()
      return router.url
    },
    visit: (url: string) => navigate(url, 'pushState'),
    replace: (url: string) => navigate(url, 'replaceState')
  }
}

/** The history of a shop whose panels hold nothing in it: they only take Back for themselves while they are open. */
function openPlainShop() {
  let pages = ['/']
  let at = 0
  let panels = 0
  return {
    open() {
      pages = pages.slice(0, at + 1)
      panels += 1
    },
    close() {
      panels = Math.max(0, panels - 1)
    },
    closeAll() {
      panels = 0
    },
    goBack() {
      if (panels > 0) panels -= 1
      else at = Math.max(0, at - 1)
    },
    forward() {
      if (panels === 0) at = Math.min(pages.length - 1, at + 1)
    },
    visit(url: string) {
      pages = [...pages.slice(0, at + 1), url]
      at += 1
    },
    wait() {},
    pagesBefore: () => pages.slice(0, at).reverse()
  }
}

function copy(state: unknown): Entry['state'] {
  return typeof state === 'object' ? { ...state } : null
}
