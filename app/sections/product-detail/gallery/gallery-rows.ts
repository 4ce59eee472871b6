/** The row of pictures: the gallery's first list. The thumbs are its second. */
export function rowOf(gallery: HTMLElement | null): HTMLElement | null {
  return gallery?.querySelector('ul') ?? null
}

/** A picture's or thumb's place in its list. */
export function placeOf(link: Element) {
  const items = [...(link.closest('ul')?.children ?? [])]
  return { items, index: items.findIndex(item => item.contains(link)) }
}

export function showPicture(row: HTMLElement, index: number): void {
  row.scrollTo({ left: index * row.clientWidth })
}

/** Marks the shown picture's thumb as the current one. Scrolls the strip, not the page, to it or to a focused thumb. */
export function markCurrent(row: HTMLElement): void {
  const strip = row.nextElementSibling
  const thumb = strip?.children[Math.round(row.scrollLeft / row.clientWidth)]
  const before = strip?.querySelector('[aria-current]')
  if (!strip || !(thumb instanceof HTMLElement) || thumb.contains(before ?? null)) return
  before?.removeAttribute('aria-current')
  thumb.querySelector('a')?.setAttribute('aria-current', 'true')
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } =
    strip.querySelector<HTMLElement>('li:focus-within') ?? thumb
  strip.scrollTo({
    left: offsetLeft - (strip.clientWidth - offsetWidth) / 2,
    top: offsetTop - (strip.clientHeight - offsetHeight) / 2
  })
}

/** Where a key leads to in a list; null for other keys. */
export function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  return step ? Math.min(Math.max(index + step, 0), count - 1) : null
}
