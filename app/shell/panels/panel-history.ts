/*
 * The browser's Back closes an open panel and leaves the page where it is. For that each open panel holds one entry of
 * the history, above the page's own and with the same address and router state, marked with its depth:
 *   open   -> an entry is pushed                    [page][page 1*]
 *   Back   -> the pop is swallowed, the panel closes [page*][page 1]
 *   close  -> soon after, the history goes back       [page*][page 1]
 *   link   -> the next page takes the entry           [page][next*]
 * The router hears of none of it: its own entry stays the one that it knows (`routerAt`), so no loader runs, nothing
 * scrolls. An entry of a panel that is closed by now (Forward, a reload, Back from another site) is passed over.
 */

export interface PanelHistoryPorts {
  /** `window.history`, whose pushState and replaceState are replaced: the router's calls come through here. */
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  countOpen(): number
  /** Closes the panels above the first `kept`, the last opened first. */
  closeAbove(kept: number): void
  /** Unless the document is about to be left by then. */
  later(work: () => void, delayMs: number): void
  after(work: () => void, delayMs: number): void
}

/** Long enough for a link to lead on from a panel that it closed, too short to press Back in. */
const SETTLE_MS = 100
/** A way back that another navigation has broken off is not waited for any longer; a busy browser takes a second or two. */
const LEAVE_MS = 5_000

type Write = (state: unknown, unused: string, url?: string | URL | null) => void

export function createPanelHistory({ history, countOpen, closeAbove, later, after }: PanelHistoryPorts) {
  const push: Write = history.pushState.bind(history)
  const replace: Write = history.replaceState.bind(history)
  let routerAt = placeOf(history.state)
  let depth = depthOf(history.state)
  /** The page was replaced while a panel was open: its own entry, further below, does not know that yet. */
  let rebased: { from: string; state: unknown; url: string | URL | null | undefined } | null = null
  let isLeaving = false
  /** It was not waited for any longer, and may still come: then that is no Back of the shopper's. */
  let isOverdue = false
  let leaves = 0
  let wantsBack = false
  /** Whether there may be entries ahead of this one. */
  let isBehind = false
  /** What the router pushes while the history is on its way back has to wait until it is there. */
  const queue: (() => void)[] = []
  history.pushState = (...args) => whenStill(() => routerPushed(...args))
  history.replaceState = (...args) => whenStill(() => routerReplaced(...args))

  function whenStill(write: () => void): void {
    if (isLeaving) queue.push(write)
    else write()
  }

  const routerPushed: Write = (state, unused, url) => {
    // Entries that lie ahead would stay there after a replacement, and be none of the new page's.
    const write = depth > 0 && !isBehind ? replace : push
    isBehind = false
    depth = 0
    rebased = null
    routerAt = placeOf(state)
    write(state, unused, url)
    // A panel that stays open, as the filter does, holds an entry of the new page.
    changed()
  }

  const routerReplaced: Write = (state, unused, url) => {
    if (depth > 0) rebased = { from: rebased?.from ?? routerAt, state, url }
    routerAt = placeOf(state)
    replace(depth > 0 ? withDepth(state, depth) : state, unused, url)
  }

  /** To be called whenever a panel has opened or closed. */
  function changed(): void {
    if (isLeaving) return
    while (depth < countOpen()) hold()
    // Not at once: what closes a panel often leads on, and then the next page takes its entry.
    if (depth > countOpen()) later(tidy, SETTLE_MS)
  }

  function hold(): void {
    isBehind = false
    depth += 1
    push(withDepth(history.state, depth), '')
  }

  function tidy(): void {
    if (!isLeaving && !isOverdue && depth > countOpen()) leave(depth - countOpen())
  }

  function leave(steps: number): void {
    isLeaving = true
    const mine = ++leaves
    history.go(-steps)
    after(() => mine === leaves && isLeaving && arriveNowhere(), LEAVE_MS)
  }

  function arriveNowhere(): void {
    isLeaving = false
    isOverdue = true
    flush()
  }

  /** Of every popstate, before the router hears it. True: it is none of the router's business. */
  function popped(): boolean {
    const [wasLeaving, wasDepth] = [isLeaving || isOverdue, depth]
    isLeaving = isOverdue = false
    isBehind = true
    depth = depthOf(history.state)
    takeOver()
    const isSamePage = placeOf(history.state) === routerAt
    const swallowed = isSamePage ? stay(wasLeaving, wasDepth) : arrive()
    if (!isLeaving) flush()
    return swallowed
  }

  /** The page's own entry gets what the router made of it while a panel was open. */
  function takeOver(): void {
    if (placeOf(history.state) !== rebased?.from) return
    replace(depth > 0 ? withDepth(rebased.state, depth) : rebased.state, '', rebased.url)
    if (depth === 0) rebased = null
  }

  function stay(wasLeaving: boolean, wasDepth: number): true {
    const open = countOpen()
    // Back at the entry of a panel that is closed already: quicker than the tidying, it means what lies below.
    const isEarly = wantsBack || (!wasLeaving && depth < wasDepth && depth >= open)
    wantsBack = isEarly && open === 0 && depth > 0
    // What opened on the way back was not there to be closed by it: it gets its entry now (flush).
    if (wasLeaving && depth < open) return true
    if (depth < open) closeAbove(depth)
    else if (!wasLeaving && depth > Math.max(open, wasDepth)) goOn()
    else if (isEarly && open > 0) closeAbove(open - 1)
    else if (depth > open) leave(depth - open)
    else if (isEarly) history.go(-1)
    return true
  }

  /** Forward, over the entry of a closed panel. Where nothing comes after it, back to its page. */
  function goOn(): void {
    history.go(1)
    later(tidy, SETTLE_MS)
  }

  /** Another page: its panels are long closed, and those of this one have nothing to do there. */
  function arrive(): boolean {
    closeAbove(0)
    if (depth > 0) leave(depth)
    else routerAt = placeOf(history.state)
    return depth > 0
  }

  function flush(): void {
    for (const write of queue.splice(0)) write()
    changed()
  }

  return { changed, popped }
}

const MARK = 'panel'

/** How many panels the entry stands for; 0 is the page's own. */
export function depthOf(state: unknown): number {
  const depth = field(state, MARK)
  return typeof depth === 'number' ? depth : 0
}

/** The router's name for the entry: a panel's has the one of its page. */
function placeOf(state: unknown): string {
  return `${field(state, 'idx')}:${field(state, 'key')}`
}

function withDepth(state: unknown, depth: number): object {
  return { ...(typeof state === 'object' ? state : null), [MARK]: depth }
}

function field(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
}
