/** Open panels. The age gate is excluded: it cannot be closed without an answer. */
const OPEN = 'dialog[data-modal][open]:not([closedby=none]), .pswp, [data-suggestions]:not([hidden])'

/**
 * Loads panel-history.ts when the first panel opens, which may be before hydration. Until it has loaded, an open panel
 * already pushes its history entry, because the shopper may press Back first. Call it before the router adds its listeners:
 * listeners on the window run in the order in which they were added, capturing or not.
 */
export function watchPanels(): void {
  let isOwn = closeEarly
  let isLoading = false
  const observer = new MutationObserver(start)
  function start(): void {
    const isOpen = document.querySelector(OPEN) !== null
    const isHeld = Boolean(history.state?.panel)
    if (isOpen && !isHeld) {
      history.pushState({ ...history.state, panel: 1, panelAt: performance.timeOrigin + performance.now() }, '')
    }
    if (isLoading || !(isOpen || isHeld)) return
    isLoading = true
    import('./start-panels.ts').then(
      ({ startPanels }) => {
        observer.disconnect()
        isOwn = startPanels(OPEN)
      },
      // Panels work without this code; Back then closes one at a time.
      () => {
        isLoading = false
      }
    )
  }
  addEventListener('popstate', event => isOwn() && event.stopImmediatePropagation())
  // Chromium loses the page's own entry when a panel opens during a reload. Going back would leave the page.
  if (history.state?.panelAt > performance.timeOrigin) history.replaceState({ ...history.state, panel: 0 }, '')
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['open', 'hidden'] })
  observer.observe(document.body, { childList: true })
  start()
}

function closeEarly(): boolean {
  // The topmost panel has the focus.
  const panel = document.activeElement?.closest(OPEN) ?? document.querySelector(OPEN)
  if (panel instanceof HTMLDialogElement) panel.close()
  else panel?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  return panel !== null
}
