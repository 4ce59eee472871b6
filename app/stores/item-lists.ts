import { type RefObject, useEffect } from 'react'
import { type ItemList, recordEvent } from './shop-events.ts'

type Watch = (list: ItemList, element: Element) => void

/** The lists on the page, by the element whose children are their products. */
const shown = new Map<Element, ItemList>()
let watch: Watch | null = null

/** Names the list for measurement: a click on a product's link is recorded, and who watches lists is told of it. */
export function useItemList(ref: RefObject<Element | null>, { id, name, products, first }: ItemList): void {
  useEffect(() => {
    const element = ref.current
    return element ? showList(element, { id, name, products, first }) : undefined
  }, [ref, id, name, products, first])
}

/** Tells of every list that is on the page or comes. */
export function watchItemLists(watcher: Watch): void {
  watch = watcher
  shown.forEach(watcher)
}

function showList(element: Element, list: ItemList): () => void {
  function select({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null
    const index = link ? [...element.children].findIndex(child => child.contains(link)) : -1
    if (index >= 0) recordEvent({ name: 'select_item', list, index })
  }
  shown.set(element, list)
  element.addEventListener('click', select)
  watch?.(list, element)
  return () => {
    shown.delete(element)
    element.removeEventListener('click', select)
  }
}
