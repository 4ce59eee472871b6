import '../../i18n/messages/quickView.ts'
import type { Translator } from '../../i18n/translator.ts'
import { COMPARED_KEY } from '../../models/product/compare-link.ts'
import { iconElement } from '../../ui/icon-element.ts'
import { readStored } from '../../ui/local-storage.ts'
import styles from './card-tools.module.css'

/** The buttons of a listing's card besides the heart. A quick view covers the picture, so it needs a mouse. */
export function addCardTools(card: HTMLElement, t: Translator): void {
  const link = card.querySelector('h3 a')
  if (!(link instanceof HTMLAnchorElement)) return
  const compare = toolOf(link, 'compare', 'scale', t('quickView.compare'))
  const isCompared = readStored(COMPARED_KEY)?.includes(JSON.stringify(link.pathname)) ?? false
  compare.ariaPressed = String(isCompared)
  card.appendChild(compare)
  if (!matchMedia('(hover: hover)').matches) return
  const quick = toolOf(link, 'quick', 'eye', t('quickView.open'))
  quick.ariaHasPopup = 'dialog'
  card.querySelector(':scope > div')?.appendChild(quick)
}

function toolOf({ textContent }: HTMLAnchorElement, kind: 'quick' | 'compare', icon: string, words: string) {
  const tool = document.createElement('button')
  tool.type = 'button'
  tool.className = styles[kind] ?? ''
  tool.dataset.tool = kind
  tool.ariaLabel = `${words}: ${textContent}`
  const text = document.createElement('span')
  text.textContent = words
  tool.replaceChildren(iconElement(icon), text)
  return tool
}
