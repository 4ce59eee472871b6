/** After everything that the page itself wants. In development files change under their names: there is none. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') registerWhenIdle()
  else addEventListener('load', registerWhenIdle, { once: true })
}

function registerWhenIdle(): void {
  // Safari has no idle callback.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  whenIdle(() => {
    // Private windows may refuse; the store works without it.
    navigator.serviceWorker.register('/sw.js').catch(() => {})
  })
}
