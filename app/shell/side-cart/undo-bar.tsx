import '../../i18n/messages/cartPanel.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { focusCartTitle } from './cart-frame.ts'
import * as styles from './undo-bar.module.css'
import type { Undo } from './use-undo.ts'

export function UndoBar({ removed, undo, dismiss }: Undo) {
  const t = useTranslator()
  const name = removed?.line.name ?? ''
  function leave(act: () => unknown) {
    void act()
    focusCartTitle()
  }
  return (
    <div className={removed ? styles.bar : undefined}>
      <p role="status">{removed ? t(removed.isBack ? 'cartPanel.back' : 'cartPanel.removed', { name }) : ''}</p>
      {removed && !removed.isBack ? (
        <Button look="secondary" small aria-label={t('cartPanel.undoOf', { name })} onClick={() => leave(undo)}>
          {t('cartPanel.undo')}
        </Button>
      ) : null}
      {removed ? (
        <button type="button" aria-label={t('common.close')} onClick={() => leave(dismiss)}>
          <Icon name="x" size={18} />
        </button>
      ) : null}
    </div>
  )
}
