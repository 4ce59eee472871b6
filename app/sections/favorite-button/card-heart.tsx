import { type RefObject, startTransition, useEffect, useState } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import type { FavoriteProduct } from '../../models/favorite'
import { Icon } from '../../ui/icon'
import styles from './card-heart.module.css'
import { useFavorite } from './use-favorite'
import { whenNear } from './when-near'

interface CardHeartProps {
  product: FavoriteProduct
  card: RefObject<HTMLElement | null>
}

/** On a card's picture. Without JavaScript it could do nothing, so it comes after hydration, where the shopper looks. */
export function CardHeart({ product, card }: CardHeartProps) {
  const [isNear, setNear] = useState(false)
  useEffect(() => whenNear(card.current, () => startTransition(() => setNear(true))), [card])
  return isNear ? <Heart product={product} /> : null
}

function Heart({ product }: Pick<CardHeartProps, 'product'>) {
  const t = useTranslator()
  const { isFavorite, toggle } = useFavorite(product)
  const words = t(isFavorite ? 'product.favoriteRemove' : 'product.favoriteAdd')
  return (
    <button
      type="button"
      className={styles.heart}
      data-on={isFavorite || undefined}
      aria-label={`${words}: ${product.name}`}
      onClick={toggle}
    >
      <Icon name={isFavorite ? 'heart-filled' : 'heart'} />
    </button>
  )
}
