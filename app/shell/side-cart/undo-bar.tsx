import '../../i18n/messages/cartPanel'
import { useTranslator } from '../../i18n/use-translator'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { CART_TITLE_ID } from './cart-title'
import styles from './undo-bar.module.css'
import type { Removed } from './use-undo'

interface UndoBarProps {
  removed: Removed | null
  onUndo: () => void
  onDismiss: () => void
}

/** Names the removed line and restores it. It is the next tab stop after the cart's head. */
export function UndoBar({ removed, onUndo, onDismiss }: UndoBarProps) {
  const t = useTranslator()
  const name = removed?.line.name ?? ''
  function leave(act: () => void) {
    act()
    document.getElementById(CART_TITLE_ID)?.focus()
  }
  return (
    <div className={removed ? styles.bar : undefined}>
      <p role="status">{removed ? t(removed.isBack ? 'cartPanel.back' : 'cartPanel.removed', { name }) : ''}</p>
      {removed && !removed.isBack ? (
        <Button look="secondary" small aria-label={t('cartPanel.undoOf', { name })} onClick={() => leave(onUndo)}>
          {t('cartPanel.undo')}
        </Button>
      ) : null}
      {removed ? (
        <button type="button" aria-label={t('common.close')} onClick={() => leave(onDismiss)}>
          <Icon name="x" size={18} />
        </button>
      ) : null}
    </div>
  )
}
