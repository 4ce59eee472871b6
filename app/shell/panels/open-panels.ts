/** Panels are modal dialogs, the gallery's lightbox, and the search suggestions. */
const PANELS = 'dialog[data-modal], .pswp, [data-suggestions]:not([hidden])'
const LIGHTBOX_ATTEMPTS = 10
const LIGHTBOX_WAIT_MS = 100

/** The open panels, in the order in which they opened. The age gate is excluded: it cannot be closed without an answer. */
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
    // Closing the lightbox or removing an open panel only shows in the children.
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['open', 'hidden'] })
    onChange()
  }

  return { count: () => read().length, closeAbove, watch }
}

/** Panels that are still closing: the lightbox animates. */
const going = new WeakSet<HTMLElement>()

function isOpen(panel: HTMLElement): boolean {
  if (panel instanceof HTMLDialogElement) return panel.open && panel.getAttribute('closedby') !== 'none'
  return !going.has(panel)
}

/** Closes a panel as Escape does, so that the owner of its state is notified. */
function close(panel: HTMLElement): void {
  if (panel instanceof HTMLDialogElement) closeDialog(panel)
  else if (panel.dataset.suggestions === undefined) closeLightbox(panel)
  else pressEscape(panel)
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
