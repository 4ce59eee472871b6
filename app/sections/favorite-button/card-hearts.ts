import type { Translator } from '../../i18n/translator'
import { iconElement } from '../../ui/icon-element'
import { whenNear } from '../when-near'
import styles from './card-heart.module.css'

/** Heart buttons on the cards' pictures. They need JavaScript, so each is added when its card comes near the viewport. */
export function createCardHearts(t: Translator) {
  const hearts = new Map<HTMLButtonElement, { product: number; name: string }>()
  let favorites: readonly number[] = []

  function add(card: HTMLElement): void {
    const heart = document.createElement('button')
    heart.type = 'button'
    heart.className = styles.heart ?? ''
    heart.dataset.heart = ''
    hearts.set(heart, { product: Number(card.dataset.product), name: card.querySelector('h3')?.textContent ?? '' })
    paint(heart)
    const tile = card.querySelector(':scope > div') ?? card
    tile.appendChild(heart)
  }

  function paint(heart: HTMLButtonElement): void {
    const { product, name } = hearts.get(heart) ?? { product: 0, name: '' }
    const isFavorite = favorites.includes(product)
    if (heart.firstChild && isFavorite === heart.hasAttribute('data-on')) return
    heart.toggleAttribute('data-on', isFavorite)
    heart.setAttribute('aria-label', `${t(isFavorite ? 'product.favoriteRemove' : 'product.favoriteAdd')}: ${name}`)
    heart.replaceChildren(iconElement(isFavorite ? 'heart-filled' : 'heart'))
  }

  return {
    /** A card that is shown again keeps its heart. */
    bring(card: HTMLElement): void {
      if (card.dataset.near !== undefined) return
      card.dataset.near = ''
      whenNear(card, () => add(card))
    },
    show(ids: readonly number[]): void {
      favorites = ids
      for (const heart of hearts.keys()) {
        if (heart.isConnected) paint(heart)
        else hearts.delete(heart)
      }
    }
  }
}
