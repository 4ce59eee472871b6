/** What a panel is: a modal dialog, the gallery's lightbox, which is one in all but its element, or the suggestions of the search. */
const PANELS = 'dialog[data-modal], .pswp, [data-suggestions]:not([hidden])'
const LIGHTBOX_ATTEMPTS = 10
const LIGHTBOX_WAIT_MS = 100

/** The panels that are open, in the order in which they opened. The age gate is none: it cannot be closed unanswered. */
export function createOpenPanels(root: Document) {
  let open: HTMLElement[] = []

  function read(): HTMLElement[] {
    const now = [...root.querySelectorAll<HTMLElement>(PANELS)].filter(isOpen)
    open = [...open.filter(panel => now.includes(panel)), ...now.filter(panel => !open.includes(panel))]
    return open
  }

  function closeAbove(kept: number): void {
    for (const panel of read().slice(kept).reverse()) close(panel)
  }

  function watch(onChange: () => void): void {
    const observer = new MutationObserver(() => {
      const before = open
      if (read().length !== before.length) onChange()
    })
    // The lightbox, and a panel that is taken away while it is open, show in the children alone.
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['open', 'hidden'] })
    onChange()
  }

  return { count: () => read().length, closeAbove, watch }
}

/** The lightbox takes a moment to go. */
const going = new WeakSet<HTMLElement>()

function isOpen(panel: HTMLElement): boolean {
  if (panel instanceof HTMLDialogElement) return panel.open && panel.getAttribute('closedby') !== 'none'
  return !going.has(panel)
}

/** As Escape does, so that whoever holds the panel's state hears of it. */
function close(panel: HTMLElement): void {
  if (panel instanceof HTMLDialogElement) closeDialog(panel)
  else if (panel.dataset.suggestions === undefined) closeLightbox(panel)
  else pressEscape(panel)
}

function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

/** It takes no leave before it has come: then it is asked again. */
function closeLightbox(panel: HTMLElement, attempts = LIGHTBOX_ATTEMPTS): void {
  going.add(panel)
  pressEscape(panel)
  if (attempts > 1) setTimeout(() => panel.isConnected && closeLightbox(panel, attempts - 1), LIGHTBOX_WAIT_MS)
}

function pressEscape(panel: HTMLElement): void {
  panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
}
