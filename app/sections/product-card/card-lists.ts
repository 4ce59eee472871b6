type Watch = (list: HTMLElement) => void

const watchers = new Set<Watch>()
/** Lists that React has rendered in this browser. Those of static parts are found in the document. */
let rendered: HTMLElement[] = []

/** Notifies the watchers of a list on the page, again when its cards have changed. */
export function showCards(list: HTMLElement): void {
  rendered = [...rendered.filter(known => known.isConnected && known !== list), list]
  for (const watch of watchers) watch(list)
}

/** Calls `watch` for every list on the page, now and later. Returns the unsubscribe function. */
export function watchCards(watch: Watch): () => void {
  const tellOfStatic = () => document.querySelectorAll<HTMLElement>('[data-static] [data-list]').forEach(watch)
  watchers.add(watch)
  rendered.filter(({ isConnected }) => isConnected).forEach(watch)
  tellOfStatic()
  // Static sections may stream in until the document is loaded.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tellOfStatic, { once: true })
  return () => watchers.delete(watch)
}
