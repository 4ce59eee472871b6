import { createOpenPanels } from './open-panels'
import { createPanelHistory } from './panel-history'

/** From now on Back closes open panels. Loaded when the first one opens; answers with what is to be asked of every popstate. */
export function startPanels(): () => boolean {
  const panels = createOpenPanels(document)
  const engine = createPanelHistory({
    history: window.history,
    countOpen: panels.count,
    closeAbove: panels.closeAbove,
    later: (work, delayMs) => void setTimeout(work, delayMs)
  })
  panels.watch(engine.changed)
  return engine.popped
}
