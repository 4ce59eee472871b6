import type { Translator } from '../../i18n/translator.ts'
import { iconElement } from '../../ui/icon-element.ts'
import { addCardTools } from '../product-card/card-tools.ts'
import { whenNear } from '../when-near.ts'
import * as styles from './card-heart.module.css'

/** Heart buttons on the cards' pictures. They need JavaScript, so each is added when its card comes near the viewport. */
export function createCardHearts(t: Translator) {
  const painters = new Map<HTMLButtonElement, () => void>()
  let favorites: readonly number[] = []

  function add(card: HTMLElement): void {
    const product = Number(card.dataset.product)
    const name = card.querySelector('h3')?.textContent ?? ''
    const heart = document.createElement('button')
    heart.type = 'button'
    heart.className = styles.heart ?? ''
    heart.dataset.heart = ''
    function paint(): void {
      const isFavorite = favorites.includes(product)
      if (heart.firstChild && isFavorite === heart.hasAttribute('data-on')) return
      heart.toggleAttribute('data-on', isFavorite)
      heart.setAttribute('aria-label', `${t(isFavorite ? 'product.favoriteRemove' : 'product.favoriteAdd')}: ${name}`)
      heart.replaceChildren(iconElement(isFavorite ? 'heart-filled' : 'heart'))
    }
    painters.set(heart, paint)
    paint()
    const tile = card.querySelector('img')?.parentElement ?? card
    tile.appendChild(heart)
  }

  return {
    /** A card that is shown again keeps its buttons. */
    bring(card: HTMLElement, isListing: boolean): void {
      if (card.dataset.near !== undefined) return
      card.dataset.near = ''
      whenNear(card, () => {
        add(card)
        if (isListing) addCardTools(card, t)
      })
    },
    show(ids: readonly number[]): void {
      favorites = ids
      for (const [heart, paint] of painters) {
        if (heart.isConnected) paint()
        else painters.delete(heart)
      }
    }
  }
}
