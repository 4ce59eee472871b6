/** Name of the view transition in which a card's picture grows into the first one of the product's page. */
export const MOVING_PICTURE = 'product-picture'

/** Of a card's link that is followed. Only that card's picture may have the name, nor may the page's own. */
export function markMovingPicture(link: Element): void {
  for (const held of document.querySelectorAll<HTMLElement>(`[style*=${MOVING_PICTURE}]`))
    held.style.viewTransitionName = ''
  const picture = link.closest('li')?.querySelector('img')
  if (picture) picture.style.viewTransitionName = MOVING_PICTURE
}
