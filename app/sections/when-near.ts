const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls back when the element is in or near the viewport. Returns a function that stops waiting. */
export function whenNear(element: Element | null, onNear: () => void): (() => void) | undefined {
  if (!element) return
  observer ??= new IntersectionObserver(tell, { rootMargin: '50%' })
  waiting.set(element, onNear)
  observer.observe(element)
  return () => observer?.unobserve(element)
}

function tell(entries: IntersectionObserverEntry[], watcher: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    watcher.unobserve(target)
    waiting.get(target)?.()
  }
}
