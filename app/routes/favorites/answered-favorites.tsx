import '../../i18n/messages/favorites.ts'
import { Link } from 'react-router'
import type { TextKey } from '../../i18n/translator.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import type { ProductCard as Card } from '../../models/product/product-card.ts'
import { PRODUCT_FIELD, VERB_FIELD, VERBS } from '../../models/shopper/favorite.ts'
import * as heart from '../../sections/favorite-button/card-heart.module.css'
import { ProductCard } from '../../sections/product-card/product-card.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as styles from './favorites.module.css'
import type { FavoritesAnswer } from './favorites-action.server.ts'
import { Count, Notice } from './notice.tsx'

export function AnsweredFavorites({ answer: { favorites } }: { answer: FavoritesAnswer }) {
  const t = useTranslator()
  if (!favorites) {
    return (
      <Notice title="favorites.failed">
        <ShowForm label="common.tryAgain" />
      </Notice>
    )
  }
  const { ids, cards } = favorites
  if (ids.length === 0) {
    return (
      <Notice title="favorites.empty" hint="favorites.emptyHint">
        <Link className={buttonClass({})} to={PATHS.home}>
          {t('errors.goHome')}
        </Link>
      </Notice>
    )
  }
  return (
    <>
      <Count of="all" count={ids.length} />
      <ul className={styles.grid}>
        {cards.map(card => (
          <ProductCard key={card.id} product={card}>
            <RemoveForm product={card} />
          </ProductCard>
        ))}
      </ul>
      {ids.length > cards.length ? <Count of="hidden" count={ids.length - cards.length} /> : null}
    </>
  )
}

export function ShowForm({ label }: { label: TextKey }) {
  const t = useTranslator()
  return (
    <form method="post" action={PATHS.favorites}>
      <Button type="submit" name={VERB_FIELD} value={VERBS.show}>
        {t(label)}
      </Button>
    </form>
  )
}

function RemoveForm({ product: { id, name } }: { product: Card }) {
  const t = useTranslator()
  return (
    <form method="post" action={PATHS.favorites} className={styles.noScript}>
      <input type="hidden" name={PRODUCT_FIELD} value={id} />
      <button
        type="submit"
        name={VERB_FIELD}
        value={VERBS.remove}
        className={heart.heart}
        data-on
        aria-label={`${t('product.favoriteRemove')}: ${name}`}
      >
        <Icon name="heart-filled" />
      </button>
    </form>
  )
}
