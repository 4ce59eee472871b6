import type { Popup } from '../../models/content/popup'

interface WaitingOptions {
  popups: readonly Popup[]
  /** When the page was opened, in milliseconds of `now`. */
  since: number
  now: () => number
  wasShown: (id: number) => boolean
  /** Whether the shopper is not busy. */
  isFree: () => boolean
  show: (popup: Popup) => void
}

/** Interval of the checks whether the shopper is free. */
const POLL_INTERVAL_MS = 1_000

/**
 * Shows the first promotion that is new to this session, after its delay and when the shopper is free. Returns the stop
 * function.
 */
export function waitForPopup({ popups, since, now, wasShown, isFree, show }: WaitingOptions): () => void {
  const next = popups.find(({ id }) => !wasShown(id))
  let timer = next && setTimeout(look, Math.max(0, next.delayMs - (now() - since)))

  function look() {
    if (!next || wasShown(next.id)) return
    if (isFree()) show(next)
    else timer = setTimeout(look, POLL_INTERVAL_MS)
  }

  return () => clearTimeout(timer)
}
