/** Calls back when the document has loaded and the browser has nothing to do. */
export function whenIdle(act: () => void): void {
  if (document.readyState === 'complete') requestIdle(act)
  else addEventListener('load', () => requestIdle(act), { once: true })
}

// Older Safari has no such callback.
function requestIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act, 200)
}
