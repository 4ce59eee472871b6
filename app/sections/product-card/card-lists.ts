type Watch = (list: HTMLElement) => void

const watchers = new Set<Watch>()
/** Lists of cards that React has rendered in this browser. Those of static parts are found in the document. */
let rendered: HTMLElement[] = []

/** Tells of a list that is on the page, again when its cards have changed. */
export function showCards(list: HTMLElement): void {
  rendered = [...rendered.filter(known => known.isConnected && known !== list), list]
  for (const watch of watchers) watch(list)
}

/** Calls back with every list of cards on the page, and with those that come. Returns what ends that. */
export function watchCards(watch: Watch): () => void {
  const tellOfStatic = () => document.querySelectorAll<HTMLElement>('[data-static] [data-list]').forEach(watch)
  watchers.add(watch)
  rendered.filter(({ isConnected }) => isConnected).forEach(watch)
  tellOfStatic()
  // Until then sections may stream in.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tellOfStatic, { once: true })
  return () => watchers.delete(watch)
}
