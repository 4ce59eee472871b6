import '../../i18n/messages/favorites.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { FavoriteProduct } from '../../models/shopper/favorite.ts'
import { useActions } from '../../stores/provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as styles from './undo-bar.module.css'

export function UndoBar({ ids, find }: { ids: readonly number[]; find: (id: number) => FavoriteProduct | null }) {
  const t = useTranslator()
  const { wishlist } = useActions()
  const { removed, dismiss } = useRemoved(ids)
  const product = removed === null ? null : find(removed)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focused heart was removed with its card.
    if (product && document.activeElement === document.body) bar.current?.querySelector('button')?.focus()
  }, [product])
  return (
    <div role="status" className={styles.place}>
      {product ? (
        <div ref={bar} className={styles.bar}>
          <p>{t('favorites.removed', { name: product.name })}</p>
          <Button look="secondary" small onClick={() => void wishlist.toggle(product)}>
            {t('favorites.undo')}
          </Button>
          <button type="button" aria-label={t('common.close')} onClick={dismiss}>
            <Icon name="x" />
          </button>
        </div>
      ) : null}
    </div>
  )
}

function useRemoved(ids: readonly number[]) {
  const [state, setState] = useState<{ ids: readonly number[]; removed: number | null }>({ ids, removed: null })
  if (state.ids !== ids) {
    const left = state.ids.find(id => !ids.includes(id)) ?? state.removed
    setState({ ids, removed: left === null || ids.includes(left) ? null : left })
  }
  return { removed: state.removed, dismiss: () => setState({ ids, removed: null }) }
}
