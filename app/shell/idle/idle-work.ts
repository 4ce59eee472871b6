import { whenIdle } from '../../ui/when-idle'
import { keepTypeface } from '../typeface/typeface'

/** Boxes with `content-visibility: auto`. */
const SLICES = ':has(> [data-slider]), [data-slice], [data-slices] > li'

/**
 * Lays out what is far from the viewport, one box at a time. It would be blank in a picture of the whole page and where a
 * page is flung. Then loads the typeface for the next page.
 */
export function work(): void {
  const slice = [...document.querySelectorAll<HTMLElement>(SLICES)].find(({ style }) => style.contentVisibility === '')
  if (!slice) return void keepTypeface()
  slice.style.contentVisibility = 'visible'
  whenIdle(work)
}
