/** Registers after the page has loaded. Not in development, where files change under the same name. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') registerWhenIdle()
  else addEventListener('load', registerWhenIdle, { once: true })
}

function registerWhenIdle(): void {
  // Safari has no `requestIdleCallback`.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  whenIdle(() => {
    // Private windows may refuse; the store works without a service worker.
    navigator.serviceWorker.register('/sw.js').catch(() => {})
  })
}
