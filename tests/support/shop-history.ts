import { createPanelHistory } from '../../app/shell/panels/panel-history.ts'

interface Entry {
  url: string
  state: Record<string, unknown> | null
}

/** A browser history as specified (traversals are asynchronous), and a router that listens to popstate. */
export function openShop(below: Entry[] = []) {
  const first = below[0]
  const entries: Entry[] = first
    ? [{ url: first.url, state: { ...first.state, panel: undefined } }, first]
    : [{ url: '/', state: { idx: 0 } }]
  let at = entries.length - 1
  let timers: (() => void)[] = []
  /** Callbacks for a traversal that takes too long. */
  const patience: (() => void)[] = []
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
    later: work => void timers.push(work),
    after: work => void patience.push(work)
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
    // Every panel closes when the path changes.
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
  /** A step of the shopper. Pending traversals of the shop arrive first: a shopper is never faster than the browser. */
  function step(steps: number): void {
    while (traversals.length > 0) traverse()
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
    losePatience() {
      for (const work of patience.splice(0)) work()
    },
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
    goBack: () => step(-1),
    forward: () => step(1),
    back() {
      step(-1)
      wait()
      return router.url
    },
    visit: (url: string) => navigate(url, 'pushState'),
    replace: (url: string) => navigate(url, 'replaceState')
  }
}

/** A shop whose panels have no history entries: they only handle Back while they are open. */
export function openPlainShop() {
  let pages = ['/']
  let at = 0
  let panels = 0
  return {
    get panels() {
      return panels
    },
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
    runTimers() {},
    pagesBefore: () => pages.slice(0, at).reverse()
  }
}

function copy(state: unknown): Entry['state'] {
  return typeof state === 'object' ? { ...state } : null
}
