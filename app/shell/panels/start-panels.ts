import { createOpenPanels } from './open-panels'
import { createPanelHistory } from './panel-history'

/** Makes Back close open panels. Loaded when the first panel opens. Returns the check that every popstate must pass. */
export function startPanels(): () => boolean {
  const panels = createOpenPanels(document)
  const engine = createPanelHistory({
    history: window.history,
    countOpen: panels.count,
    closeAbove: panels.closeAbove,
    later,
    after: setTimeout
  })
  panels.watch(engine.changed)
  return engine.popped
}

/**
 * Runs later, unless the document is about to unload: a traversal would cancel that. The listener is removed afterwards,
 * because browsers exclude pages with a `beforeunload` listener from the back/forward cache.
 */
function later(work: () => void, delayMs: number): void {
  const call = new AbortController()
  addEventListener('beforeunload', () => call.abort(), { signal: call.signal })
  setTimeout(() => {
    if (call.signal.aborted) return
    call.abort()
    work()
  }, delayMs)
}
