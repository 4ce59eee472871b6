import { MOVING_PICTURE } from '../../sections/product-card/moving-picture.ts'
import { MAIN_ID } from '../page-changes/main-id.ts'

const PAGE = `
  position: fixed; inset: 0; z-index: 39; display: grid; gap: var(--space-4) var(--space-10); align-content: start;
  padding: calc(var(--header-height) + var(--space-8)) max(var(--gutter), (100% - var(--page)) / 2 + var(--gutter));
  background: var(--color-ground); font-size: var(--text-2xl); line-height: 1.15;`
const ON_PHONES = 'grid-template: "h3" "img" 210px "p" / 1fr;'
const ON_WIDE_SCREENS = 'grid-template: "img h3" "img p" 1fr / 1fr 1fr;'
const WORDS = 'color: inherit; font-weight: 700; text-decoration: none;'
const PICTURE = `width: 100%; height: 100%; object-fit: contain; view-transition-name: ${MOVING_PICTURE};`

/**
 * Shows the name, picture and price of a followed card over the page while its product loads: about a second on a
 * mid-range phone. A click handler, after the one that navigates.
 */
export function showArriving({ target, defaultPrevented }: MouseEvent): void {
  const card = target instanceof Element ? target.closest('[data-product] a')?.closest('[data-product]') : null
  const main = document.getElementById(MAIN_ID)
  if (!card || !main || !defaultPrevented) return
  // Of the product that the page shows: no two elements may have the name.
  const pictures = document.querySelectorAll<HTMLElement>(`[style*=${MOVING_PICTURE}]`)
  for (const { style } of pictures) style.viewTransitionName = ''
  const page = document.createElement('div')
  page.ariaHidden = 'true'
  page.inert = true
  page.style.cssText = PAGE + (matchMedia('(min-width: 768px)').matches ? ON_WIDE_SCREENS : ON_PHONES)
  for (const part of card.querySelectorAll<HTMLElement>('h3 a, img, p > strong')) page.appendChild(copyOf(part))
  document.body.appendChild(page)
  hideWhenChanged(page, main)
}

function copyOf(part: HTMLElement): HTMLElement {
  const copy = part.cloneNode(true) as HTMLElement
  copy.style.cssText = copy instanceof HTMLImageElement ? PICTURE : WORDS
  copy.style.gridArea = part.closest('h3, img, p')?.localName ?? ''
  return copy
}

/** The next page has a heading of its own, and an error page another main element. */
function hideWhenChanged(page: HTMLElement, main: HTMLElement): void {
  const heading = main.querySelector('h1')
  const changes = new MutationObserver(() => {
    if (!main.isConnected || main.querySelector('h1') !== heading) hide()
  })
  changes.observe(document.body, { childList: true, subtree: true })
  addEventListener('popstate', hide, { once: true })
  addEventListener('pagehide', hide, { once: true })

  function hide(): void {
    changes.disconnect()
    page.remove()
  }
}
