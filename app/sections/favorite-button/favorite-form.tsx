import { type SubmitEvent, useEffect } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { RETURN_FIELD } from '../../models/shopper/account-paths.ts'
import { type FavoriteProduct, PRODUCT_FIELD, VERB_FIELD, VERBS } from '../../models/shopper/favorite.ts'
import { useActions, useUser, useWishlist } from '../../stores/provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as styles from './favorite-form.module.css'

/** The heart with its label, for a single product. Without JavaScript the form posts to the favourites page. */
export function FavoriteForm({ product }: { product: FavoriteProduct }) {
  const t = useTranslator()
  const { toggle, check } = useActions().wishlist
  const isSignedIn = useUser(({ user }) => user.signedIn)
  const isFavorite = useWishlist(({ ids }) => ids.includes(product.id))
  // Asks the server about this product when the list failed to load. Only signed-in shoppers have favourites.
  useEffect(() => {
    if (isSignedIn) void check(product.id)
  }, [isSignedIn, check, product.id])
  const [add, remove] = [t('product.favoriteAdd'), t('product.favoriteRemove')]
  function submit(event: SubmitEvent) {
    event.preventDefault()
    void toggle(product)
  }
  return (
    <form method="post" action={PATHS.favorites} onSubmit={submit} className={styles.favorite}>
      <input type="hidden" name={PRODUCT_FIELD} value={product.id} />
      <input type="hidden" name={RETURN_FIELD} value={product.path} />
      <button
        type="submit"
        name={VERB_FIELD}
        value={isFavorite ? VERBS.remove : VERBS.add}
        data-on={isFavorite || undefined}
      >
        <Icon name={isFavorite ? 'heart-filled' : 'heart'} size={18} />
        <span data-longest={add.length > remove.length ? add : remove}>{isFavorite ? remove : add}</span>
      </button>
    </form>
  )
}
