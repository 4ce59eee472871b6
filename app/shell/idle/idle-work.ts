import { playFilm } from '../../sections/home/play-film.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { keepTypeface } from '../typeface/typeface.ts'
import { showArriving } from './arriving-product.ts'

/** Those that are not laid out far from the viewport, and other sections of home and of a product. */
const BOXES =
  'body > footer, :has(> [data-slider]), [data-slice], [data-slices] > li, main > div > :is(section, div), main article > *'

/** Scrolling rows of home. Each has compositor layers, which cost every frame. */
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
addEventListener('click', playFilm)
addEventListener('click', showArriving)

export function startIdleWork(): void {
  rows.disconnect()
  for (const row of document.querySelectorAll(ROWS)) rows.observe(row)
  layOut()
}

/**
 * Lays out boxes far from the viewport, one at a time, a listing's cards together. They would be blank in a full-page screenshot and on a fast scroll.
 * Then loads the typeface for the next page.
 */
function layOut(left = boxes()): void {
  if (document.querySelector('dialog:modal')) return
  // At the end, looks again for what React has replaced in the meantime.
  const box = left.find(isLeftOut) ?? boxes().find(isLeftOut)
  if (!box) return void keepTypeface()
  // Each card of a listing would lay out the grid anew.
  const cards = box.parentElement?.querySelectorAll<HTMLElement>(':scope[data-slices] > li')
  for (const { style } of cards?.length ? cards : [box]) {
    style.animation = 'none'
    style.contentVisibility = 'visible'
  }
  whenIdle(() => layOut(left.slice(left.indexOf(box) + 1)))
}

function isLeftOut(box: HTMLElement): boolean {
  return getComputedStyle(box).contentVisibility !== 'visible'
}

/** A dialog makes the page inert, which restyles all that is laid out: what is out of sight waits until the dialog has closed. */
function whenDialogToggles({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLDialogElement)) return
  if (newState === 'open') leaveOut(boxes().filter(isOutOfSight))
  else afterPaint(takeIn)
}

function leaveOut(boxes: HTMLElement[]): void {
  const heights = boxes.map(({ offsetHeight }) => offsetHeight)
  boxes.forEach(({ style }, index) => {
    style.containIntrinsicBlockSize = `${heights[index]}px`
    style.contentVisibility = 'hidden'
  })
}

function takeIn(): void {
  if (document.querySelector('dialog:modal')) return
  for (const { style } of boxes()) if (style.contentVisibility === 'hidden') style.contentVisibility = 'auto'
  whenIdle(() => layOut())
}

function isOutOfSight(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect()
  return (bottom < 0 || top > innerHeight) && !box.querySelector('dialog')
}

function boxes(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(BOXES)]
}
