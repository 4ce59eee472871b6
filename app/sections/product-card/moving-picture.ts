import type { MouseEvent } from 'react'

/** Name of the view transition in which a card's picture grows into the first one of the product's page. */
export const MOVING_PICTURE = 'product-picture'

/** For links of a card to its product. Only the clicked card's picture may have the name, nor may the page's own. */
export const movingPicture = {
  viewTransition: true,
  onClick({ currentTarget }: MouseEvent<HTMLElement>) {
    for (const held of document.querySelectorAll<HTMLElement>(`[style*=${MOVING_PICTURE}]`))
      held.style.viewTransitionName = ''
    const picture = currentTarget.closest('li')?.querySelector('img')
    if (picture) picture.style.viewTransitionName = MOVING_PICTURE
  }
}
