/** View transition name: a card's picture grows into the first picture of the product page. */
export const MOVING_PICTURE = 'product-picture'

/** Call it with the link that is followed. Only one element may have the name, so it is removed from all others. */
export function markMovingPicture(link: Element): void {
  for (const held of document.querySelectorAll<HTMLElement>(`[style*=${MOVING_PICTURE}]`))
    held.style.viewTransitionName = ''
  const picture = link.closest('li')?.querySelector('img')
  if (picture) picture.style.viewTransitionName = MOVING_PICTURE
}
