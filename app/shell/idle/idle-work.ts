import { whenIdle } from '../../ui/when-idle'
import { keepTypeface } from '../typeface/typeface'

/** Boxes with `content-visibility: auto`. */
const SLICES = 'body > footer, :has(> [data-slider]), [data-slice], [data-slices] > li'

/** Rows that scroll, of home. Each takes layers, which the browser arranges anew for every frame. */
const ROWS = '[data-slice] > *, main > div > section.page > ul'

/** A row begins to scroll when it comes near the viewport. */
const rows = new IntersectionObserver(
  entries => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) rows.unobserve(target)
      if (target instanceof HTMLElement) target.style.overflowX = isIntersecting ? '' : 'clip'
    }
  },
  { rootMargin: '100%' }
)

addEventListener('beforetoggle', whenDialogToggles, true)

export function startIdleWork(): void {
  rows.disconnect()
  for (const row of document.querySelectorAll(ROWS)) rows.observe(row)
  layOut()
}

/**
 * Lays out boxes far from the viewport, one at a time. They would be blank in a full-page screenshot and on a fast scroll.
 * Then loads the typeface for the next page.
 */
function layOut(): void {
  if (document.querySelector('dialog:modal')) return
  const slice = slices().find(({ style }) => style.contentVisibility === '')
  if (!slice) return void keepTypeface()
  slice.style.contentVisibility = 'visible'
  whenIdle(layOut)
}

/** A dialog makes the page inert, which restyles every box that is laid out: those far from the viewport wait until it closes. */
function whenDialogToggles({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLDialogElement)) return
  if (newState === 'open') for (const { style } of slices()) style.contentVisibility = ''
  else whenIdle(layOut)
}

function slices(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(SLICES)]
}
