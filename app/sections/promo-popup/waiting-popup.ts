import type { Popup } from '../../models/content/popup.ts'
import type { ShownPopups } from './shown-popups.ts'

interface WaitingOptions {
  popups: readonly Popup[]
  /** When the page was opened, by `performance.now()`. */
  since: number
  shown: ShownPopups
  isFree: () => boolean
  show: (popup: Popup) => void
}

const POLL_INTERVAL_MS = 1_000

/** Shows the first promotion that is new to this session, after its delay and when the shopper is free. Returns the stop function. */
export function waitForPopup({ popups, since, shown, isFree, show }: WaitingOptions): () => void {
  const next = popups.find(({ id }) => !shown.has(id))
  let timer = next && setTimeout(look, Math.max(0, next.delayMs - (performance.now() - since)))

  function look() {
    if (!next || shown.has(next.id)) return
    if (!isFree()) {
      timer = setTimeout(look, POLL_INTERVAL_MS)
      return
    }
    shown.add(next.id)
    show(next)
  }

  return () => clearTimeout(timer)
}
