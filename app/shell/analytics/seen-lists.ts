import { watchCards } from '../../sections/product-card/card-lists.ts'
import { readList } from '../../sections/product-card/read-card.ts'
import { recordEvent } from '../../stores/shop-events.ts'

const recorded = new WeakMap<Element, string>()
let observer: IntersectionObserver | null = null

/** Records each list once, when half of its first product is in view. Further calls do nothing. */
export function watchSeenLists(): void {
  if (observer) return
  const seen = new IntersectionObserver(recordSeen, { threshold: 0.5 })
  observer = seen
  watchCards(list => {
    const [first] = list.children
    if (first) seen.observe(first)
  })
}

function recordSeen(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const element = isIntersecting ? target.closest<HTMLElement>('[data-list]') : null
    if (!element) continue
    observer?.unobserve(target)
    const list = readList(element)
    const key = [list.name, ...list.products.map(({ id }) => id)].join()
    if (recorded.get(target) === key) continue
    recorded.set(target, key)
    recordEvent({ name: 'view_item_list', list })
  }
}
