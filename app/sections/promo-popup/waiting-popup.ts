import type { Popup } from '../../models/popup'

interface WaitingOptions {
  popups: readonly Popup[]
  /** When the page was opened; milliseconds, on the clock of `now`. */
  since: number
  now: () => number
  wasShown: (id: number) => boolean
  /** Whether nothing else has the shopper's attention. */
  isFree: () => boolean
  show: (popup: Popup) => void
}

/** How often it is looked whether the shopper is free. */
const LOOK_EVERY_MS = 1_000

/** Shows the first popup that this session has not seen, at its time and when the shopper is free. Returns what stops it. */
export function waitForPopup({ popups, since, now, wasShown, isFree, show }: WaitingOptions): () => void {
  const next = popups.find(({ id }) => !wasShown(id))
  let timer = next && setTimeout(look, Math.max(0, next.delayMs - (now() - since)))

  function look() {
    if (!next || wasShown(next.id)) return
    if (isFree()) show(next)
    else timer = setTimeout(look, LOOK_EVERY_MS)
  }

  return () => clearTimeout(timer)
}
