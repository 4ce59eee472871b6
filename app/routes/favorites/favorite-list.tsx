import '../../i18n/messages/favorites.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { FavoriteProduct } from '../../models/shopper/favorite.ts'
import { CardList } from '../../sections/product-card/card-list.tsx'
import { ProductCard } from '../../sections/product-card/product-card.tsx'
import { useWishlist } from '../../stores/provider.tsx'
import type { KnownFavorites } from '../../stores/wishlist.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import * as styles from './favorites.module.css'
import { Count } from './notice.tsx'
import { UndoBar } from './undo-bar.tsx'

const STEP = 24

/** In loading order: a favourite that is removed and restored keeps its place. */
export function FavoriteList({ known, whenEmpty }: { known: KnownFavorites; whenEmpty: ReactNode }) {
  const t = useTranslator()
  const ids = useWishlist(wishlist => wishlist.ids)
  const [most, setMost] = useState(STEP)
  const top = useFocusOnFirst(ids.length > 0)
  const items = known.ids.filter(id => ids.includes(id)).map(id => findProduct(known, id))
  const shown = items.filter(item => item !== null)
  return (
    <>
      <div ref={top} tabIndex={-1}>
        {ids.length > 0 ? <Count of="all" count={ids.length} /> : whenEmpty}
      </div>
      <CardList list={t('favorites.title')} className={styles.grid}>
        {shown
          .slice(0, most)
          .map(({ card, product }) =>
            card ? <ProductCard key={card.id} product={card} /> : <FavoriteLink key={product.id} product={product} />
          )}
      </CardList>
      {shown.length > most ? (
        <Button look="secondary" onClick={() => setMost(most + STEP)}>
          {t('favorites.more')}
        </Button>
      ) : null}
      {items.length > shown.length ? <Count of="hidden" count={items.length - shown.length} /> : null}
      <UndoBar ids={ids} find={id => findProduct(known, id)?.product ?? null} />
    </>
  )
}

/** A favourite of which the API returned only the id. Shows the data that this browser kept, without a price. */
function FavoriteLink({ product }: { product: FavoriteProduct }) {
  const t = useTranslator()
  const { id, path, name, brand, image } = product
  return (
    <li className={styles.link} data-product={id}>
      {image ? <Picture source={image} alt="" width={240} height={240} widths={[240, 480]} /> : <span />}
      <small>{brand}</small>
      <h3>{name}</h3>
      <Link
        className={buttonClass({ look: 'secondary', small: true })}
        to={path}
        prefetch="intent"
        aria-label={`${t('product.see')}: ${name}`}
      >
        {t('product.see')}
      </Link>
    </li>
  )
}

/** Moves the focus here when the empty page's showcase is removed together with the focused heart. */
function useFocusOnFirst(hasSome: boolean) {
  const top = useRef<HTMLDivElement>(null)
  const had = useRef(hasSome)
  useEffect(() => {
    if (hasSome && !had.current && document.activeElement === document.body) top.current?.focus()
    had.current = hasSome
  }, [hasSome])
  return top
}

function findProduct({ cards, kept }: KnownFavorites, id: number) {
  const card = cards.find(found => found.id === id)
  const product = card ?? kept.find(found => found.id === id)
  return product ? { card, product } : null
}
