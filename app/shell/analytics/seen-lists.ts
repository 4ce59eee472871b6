import { watchItemLists } from '../../stores/item-lists'
import { type ItemList, recordEvent } from '../../stores/shop-events'

const waiting = new WeakMap<Element, ItemList>()
/** A list that only rendered again is the same one. */
const recorded = new WeakMap<Element, string>()
let observer: IntersectionObserver | null = null

/** Records each list once, when half of its first product has come into view. Asked for again it does nothing. */
export function watchSeenLists(): void {
  if (observer) return
  const seen = new IntersectionObserver(recordSeen, { threshold: 0.5 })
  observer = seen
  watchItemLists((list, element) => {
    const first = element.firstElementChild
    if (!first) return
    waiting.set(first, list)
    seen.observe(first)
  })
}

function recordSeen(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const list = isIntersecting ? waiting.get(target) : undefined
    if (!list) continue
    observer?.unobserve(target)
    const key = [list.name, ...list.products.map(({ id }) => id)].join()
    if (recorded.get(target) === key) continue
    recorded.set(target, key)
    recordEvent({ name: 'view_item_list', list })
  }
}
