import type { Translator } from '../../i18n/translator.ts'
import { iconElement } from '../../ui/icon-element.ts'
import * as styles from './slider-buttons.module.css'

export function addSliderButtons(row: HTMLElement, t: Translator): void {
  const [first, last] = [row.firstElementChild, row.lastElementChild]
  const head = row.previousElementSibling
  if (!first || !last || !head || head.querySelector('[data-slide]')) return
  const buttons = document.createElement('div')
  buttons.className = styles.buttons ?? ''
  buttons.hidden = true
  const title = row.dataset.list ?? ''
  const previous = button('chevron-left', `${t('common.previous')}: ${title}`, () => scroll(row, -1))
  const next = button('chevron-right', `${t('common.next')}: ${title}`, () => scroll(row, 1))
  buttons.replaceChildren(previous, next)
  head.appendChild(buttons)
  let [atStart, atEnd] = [true, true]
  function show(entries: IntersectionObserverEntry[]): void {
    for (const { target, intersectionRatio } of entries) {
      if (target === first) atStart = intersectionRatio > 0.9
      else atEnd = intersectionRatio > 0.9
    }
    buttons.hidden = atStart && atEnd
    previous.setAttribute('aria-disabled', String(atStart))
    next.setAttribute('aria-disabled', String(atEnd))
  }
  const observer = new IntersectionObserver(show, { root: row, threshold: 0.9 })
  observer.observe(first)
  observer.observe(last)
}

function button(icon: string, label: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.dataset.slide = ''
  element.setAttribute('aria-label', label)
  element.appendChild(iconElement(icon))
  element.addEventListener('click', act)
  return element
}

function scroll(row: HTMLElement, direction: 1 | -1): void {
  row.scrollBy({ left: direction * row.clientWidth * 0.9 })
}
