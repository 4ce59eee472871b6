import { createPanelHistory } from './panel-history.ts'

const LIGHTBOX_ATTEMPTS = 10
const LIGHTBOX_WAIT_MS = 100

let open: HTMLElement[] = []
/** Panels that are still closing: the lightbox animates. */
const going = new WeakSet<HTMLElement>()

/** Makes Back close open panels. Loaded when the first panel opens. Returns the check that every popstate must pass. */
export function startPanels(selector: string): () => boolean {
  const { changed, popped } = createPanelHistory({
    history: window.history,
    countOpen: () => readOpen(selector).length,
    closeAbove: kept => closePanels(readOpen(selector).slice(kept)),
    later,
    after: setTimeout
  })
  const observer = new MutationObserver(() => {
    const before = open
    if (readOpen(selector).length !== before.length) changed()
  })
  // Closing the lightbox or removing an open panel only shows in the children.
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open', 'hidden'] })
  changed()
  return popped
}

function readOpen(selector: string): HTMLElement[] {
  const now = [...document.querySelectorAll<HTMLElement>(selector)].filter(panel => !going.has(panel))
  open = [...open.filter(panel => now.includes(panel)), ...now.filter(panel => !open.includes(panel))]
  return open
}

/** Closes panels as Escape does, the last opened first, so that the owners of their state are notified. */
function closePanels(panels: HTMLElement[]): void {
  for (const panel of panels.reverse()) {
    if (panel instanceof HTMLDialogElement) closeDialog(panel)
    else if (panel.dataset.suggestions === undefined) closeLightbox(panel)
    else pressEscape(panel)
  }
}

function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

/** The lightbox ignores Escape while it is opening, so this tries again. */
function closeLightbox(panel: HTMLElement, attempts = LIGHTBOX_ATTEMPTS): void {
  going.add(panel)
  pressEscape(panel)
  if (attempts > 1) setTimeout(() => panel.isConnected && closeLightbox(panel, attempts - 1), LIGHTBOX_WAIT_MS)
}

function pressEscape(panel: HTMLElement): void {
  panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
}

/** A traversal would cancel an unload. Pages with a `beforeunload` listener are excluded from the back/forward cache. */
function later(work: () => void, delayMs: number): void {
  const call = new AbortController()
  addEventListener('beforeunload', () => call.abort(), { signal: call.signal })
  setTimeout(() => {
    if (call.signal.aborted) return
    call.abort()
    work()
  }, delayMs)
}
