const OPEN = 'dialog[data-modal][open]:not([closedby=none]), .pswp, [data-suggestions]:not([hidden])'

/**
 * Waits for the first panel; what Back has to do with panels is loaded then (panel-history.ts). Some open before
 * hydration. Until it is there, a panel holds its entry of the history all the same: Back may be quicker.
 * To be called before the router listens: on the window listeners are called in their order, capturing or not.
 */
export function watchPanels(): void {
  /** Whether a popstate is none of the router's business. */
  let isOwn = closeEarly
  let isLoading = false
  const observer = new MutationObserver(start)
  function start(): void {
    const isOpen = document.querySelector(OPEN) !== null
    const isHeld = Boolean(history.state?.panel)
    if (isOpen && !isHeld) history.pushState({ ...history.state, panel: 1 }, '')
    if (isLoading || !(isOpen || isHeld)) return
    isLoading = true
    import('./start-panels').then(({ startPanels }) => {
      observer.disconnect()
      isOwn = startPanels()
    }, failed)
  }
  // Panels work without it; then Back closes one at a time.
  function failed(): void {
    isLoading = false
  }
  addEventListener('popstate', event => isOwn() && event.stopImmediatePropagation())
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['open', 'hidden'] })
  observer.observe(document.body, { childList: true })
  start()
}

function closeEarly(): boolean {
  // The uppermost has the focus.
  const panel = document.activeElement?.closest(OPEN) ?? document.querySelector(OPEN)
  if (panel instanceof HTMLDialogElement) panel.close()
  else panel?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  return panel !== null
}
