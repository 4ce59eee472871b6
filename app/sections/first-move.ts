import { afterPaint } from '../ui/after-paint'

/** Nobody may be there yet, or be reading: then what is left to load does not stand in the way of anything. */
const IDLE_MS = 5_000
const MOVES = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const

let moved: Promise<void> | null = null
let isOver = false
let come = () => {}

/**
 * Resolves once somebody does something with the page, or has got here by doing so, or after some quiet seconds. What
 * stands in the document already and works as it is need not be brought to life before that.
 */
export function firstMove(): Promise<void> {
  moved ??= new Promise(resolve => {
    come = resolve
    if (navigator.userActivation?.hasBeenActive ?? true) return resolve()
    setTimeout(resolve, IDLE_MS)
    // What answers the move itself comes first.
    const start = () => afterPaint(resolve)
    for (const move of MOVES) addEventListener(move, start, { once: true, capture: true, passive: true })
  })
  void moved.then(() => {
    isOver = true
  })
  return moved
}

export function hasMoved(): boolean {
  return isOver
}

let hasFailed = false
const waiting = new Set<() => void>()

/** The page could not be taken over as the server wrote it. What waits for a move is not in it any more: it comes at once. */
export function hydrationFailed(): void {
  moved ??= Promise.resolve()
  isOver = true
  come()
  hasFailed = true
  for (const act of waiting) act()
}

export function hasHydrationFailed(): boolean {
  return hasFailed
}

/** Calls back after a failed hydration, also after one that was before. Returns what ends the wait. */
export function onHydrationFailure(act: () => void): () => void {
  if (hasFailed) act()
  waiting.add(act)
  return () => waiting.delete(act)
}
