import { createOpenPanels } from './open-panels'
import { createPanelHistory } from './panel-history'

/** From now on Back closes open panels. Loaded when the first one opens; answers with what is to be asked of every popstate. */
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
 * After a while, unless the document is about to be left: going through the history would call that off. The listener stays no
 * longer than that, because browsers do not keep pages with one for going back to.
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
