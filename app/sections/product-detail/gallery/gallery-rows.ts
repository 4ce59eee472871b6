/** The row of pictures: the gallery's first list. The thumbs are its second. */
export function rowOf(gallery: HTMLElement | null) {
  return gallery?.querySelector('ul')
}

/** A picture's or thumb's place in its list. */
export function placeOf({ parentElement: item }: Element) {
  const items: (Element | null)[] = [...(item?.parentElement?.children ?? [])]
  return { items, index: items.indexOf(item) }
}

export function showPicture(row: HTMLElement, index: number): void {
  row.scrollTo({ left: index * row.clientWidth })
}

/**
 * Marks the shown picture's thumb as the current one. Scrolls the strip, not the page, to it or to a focused thumb. The
 * other pictures leave the tab order, because a focused one would scroll into view and so change the selection.
 */
export function markCurrent(row: HTMLElement): void {
  const strip = row.nextElementSibling
  const current = Math.round(row.scrollLeft / row.clientWidth)
  const thumb = strip?.querySelectorAll('li')[current]
  if (!strip || !thumb) return
  const controls = row.querySelectorAll<HTMLElement>('a, video')
  for (const [index, control] of controls.entries()) control.tabIndex = index === current ? 0 : -1
  const before = strip.querySelector('[aria-current]')
  if (thumb.contains(before)) return
  before?.removeAttribute('aria-current')
  thumb.querySelector('a')?.setAttribute('aria-current', 'true')
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } =
    strip.querySelector<HTMLElement>('li:focus-within') ?? thumb
  strip.scrollTo({
    left: offsetLeft - (strip.clientWidth - offsetWidth) / 2,
    top: offsetTop - (strip.clientHeight - offsetHeight) / 2
  })
}
