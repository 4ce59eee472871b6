import '../../i18n/words/quickView'
import { type ComponentType, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslator } from '../../i18n/use-translator'
import type { ProductCard } from '../../models/product-card'
import { Icon } from '../../ui/icon'
import type { QuickViewProps } from './quick-view'
import styles from './quick-view-button.module.css'

/** On a card's picture: opens the product above the list. All behind it is loaded when it is asked for. */
export function QuickViewButton({ product }: { product: ProductCard }) {
  const t = useTranslator()
  const [loaded, setLoaded] = useState<{ QuickView: ComponentType<QuickViewProps> } | null>(null)
  const [isOpen, setOpen] = useState(false)
  async function open() {
    setOpen(true)
    if (loaded) return
    const quick = await import('./quick-view').catch(() => location.assign(product.path))
    if (quick) setLoaded({ QuickView: quick.QuickView })
  }
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-busy={(isOpen && !loaded) || undefined}
        aria-label={`${t('quickView.open')}: ${product.name}`}
        onClick={open}
      >
        <Icon name="eye" />
        <span>{t('quickView.open')}</span>
      </button>
      {loaded && isOpen
        ? createPortal(<loaded.QuickView card={product} onClose={() => setOpen(false)} />, document.body)
        : null}
    </>
  )
}
