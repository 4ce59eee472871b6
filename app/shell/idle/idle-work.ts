import { whenIdle } from '../../ui/when-idle'
import { keepTypeface } from '../typeface/typeface'

/** Boxes with `content-visibility: auto`. */
const SLICES = 'body > footer, :has(> [data-slider]), [data-slice], [data-slices] > li'

/**
 * Lays out boxes far from the viewport, one at a time. They would be blank in a full-page screenshot and on a fast scroll.
 * Then loads the typeface for the next page.
 */
export function work(): void {
  const slice = [...document.querySelectorAll<HTMLElement>(SLICES)].find(({ style }) => style.contentVisibility === '')
  if (!slice) return void keepTypeface()
  slice.style.contentVisibility = 'visible'
  whenIdle(work)
}
