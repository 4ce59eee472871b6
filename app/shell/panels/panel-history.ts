/*
 * The browser's Back closes an open panel and leaves the page where it is. For that each open panel holds one entry of
 * the history, above the page's own and with the same address and router state, marked with its depth:
 *   open   -> an entry is pushed                    [page][page 1*]
 *   Back   -> the pop is swallowed, the panel closes [page*][page 1]
 *   close  -> soon after, the history goes back       [page*][page 1]
 *   link   -> the next page takes the entry           [page][next*]
 * The router is not notified: its own entry stays the one it knows (`routerAt`), so no loader runs and nothing scrolls. The
 * entry of a panel that has already closed is skipped (Forward, a reload, Back from another site).
 */

interface PanelHistoryPorts {
  /** `window.history`. Its pushState and replaceState are replaced, so that the router's calls come through here. */
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  countOpen(): number
  closeAbove(kept: number): void
  later(work: () => void, delayMs: number): void
  after(work: () => void, delayMs: number): void
}

/** Long enough for a link to navigate from the panel that it closed, too short for a shopper to press Back. */
const SETTLE_MS = 100
/** Limit for a traversal that another navigation has aborted. A busy browser takes a second or two. */
const LEAVE_MS = 5_000

type Write = History['pushState']

export function createPanelHistory({ history, countOpen, closeAbove, later, after }: PanelHistoryPorts) {
  const push: Write = history.pushState.bind(history)
  const replace: Write = history.replaceState.bind(history)
  let routerAt = placeOf(history.state)
  let depth = depthOf(history.state)
  /** Set when the page was replaced while a panel was open: the page's own entry, further below, is still outdated. */
  let rebased: { from: string; write: Parameters<Write> } | null = null
  let isLeaving = false
  /** The traversal timed out but may still arrive. It must not count as the shopper's Back. */
  let isOverdue = false
  let leaves = 0
  let wantsBack = false
  let isBehind = false
  const queue: (() => void)[] = []

  history.pushState = whenStill((state, unused, url) => {
    // A replacement would keep the forward entries, which do not belong to the new page. A push drops them.
    const write = depth > 0 && !isBehind ? replace : push
    isBehind = false
    depth = 0
    rebased = null
    routerAt = placeOf(state)
    write(state, unused, url)
    // A panel that stays open, such as the filter, gets an entry of the new page.
    changed()
  })

  history.replaceState = whenStill((...write) => {
    if (depth > 0) rebased = { from: rebased?.from ?? routerAt, write }
    routerAt = placeOf(write[0])
    replaceHere(...write)
  })

  function whenStill(write: Write): Write {
    return (...args) => {
      if (isLeaving) queue.push(() => write(...args))
      else write(...args)
    }
  }

  function replaceHere(...[state, unused, url]: Parameters<Write>): void {
    replace(depth > 0 ? { ...state, panel: depth } : state, unused, url)
  }

  function changed(): void {
    if (isLeaving) return
    while (depth < countOpen()) {
      isBehind = false
      depth += 1
      push({ ...history.state, panel: depth, panelAt: performance.timeOrigin + performance.now() }, '')
    }
    // Delayed: a link that closes a panel often navigates, and the next page then reuses the panel's entry.
    if (depth > countOpen()) later(tidy, SETTLE_MS)
  }

  function tidy(): void {
    if (!isLeaving && !isOverdue && depth > countOpen()) leave(depth - countOpen())
  }

  function leave(steps: number): void {
    isLeaving = true
    const mine = ++leaves
    history.go(-steps)
    after(() => {
      if (mine !== leaves || !isLeaving) return
      isLeaving = false
      isOverdue = true
      flush()
    }, LEAVE_MS)
  }

  /** Call it on every popstate, before the router. True means that the router must not see the event. */
  function popped(): boolean {
    const [wasLeaving, wasDepth] = [isLeaving || isOverdue, depth]
    isLeaving = isOverdue = false
    isBehind = true
    depth = depthOf(history.state)
    if (rebased && placeOf(history.state) === rebased.from) {
      replaceHere(...rebased.write)
      if (depth === 0) rebased = null
    }
    const isSamePage = placeOf(history.state) === routerAt
    const isSwallowed = isSamePage || depth > 0
    if (isSamePage) stay(wasLeaving, wasDepth)
    else arrive()
    if (!isLeaving) flush()
    return isSwallowed
  }

  function stay(wasLeaving: boolean, wasDepth: number): void {
    const open = countOpen()
    // Back reached the entry of a closed panel before the tidying did. The shopper meant the entry below it.
    const isEarly = wantsBack || (!wasLeaving && depth < wasDepth && depth >= open)
    wantsBack = isEarly && open === 0 && depth > 0
    // A panel that opened during the traversal stays open and gets its entry now (flush).
    if (wasLeaving && depth < open) return
    if (depth < open) closeAbove(depth)
    else if (!wasLeaving && depth > Math.max(open, wasDepth)) skipForward()
    else if (isEarly && open > 0) closeAbove(open - 1)
    else if (depth > open) leave(depth - open)
    else if (isEarly) history.go(-1)
  }

  /** Forward reached the entry of a closed panel. Continues forward, or returns to its page if it is the last entry. */
  function skipForward(): void {
    history.go(1)
    later(tidy, SETTLE_MS)
  }

  /** Another page: closes the panels of this one. The entry's own panels were closed long ago. */
  function arrive(): void {
    closeAbove(0)
    if (depth > 0) leave(depth)
    else routerAt = placeOf(history.state)
  }

  function flush(): void {
    for (const write of queue.splice(0)) write()
    changed()
  }

  return { changed, popped }
}

export function depthOf(state: { panel?: number } | null): number {
  return state?.panel ?? 0
}

/** Identifies the router's entry. A panel's entry has the identity of its page. */
function placeOf(state: { idx?: number; key?: string } | null): string {
  return `${state?.idx}:${state?.key}`
}
