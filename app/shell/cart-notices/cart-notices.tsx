import '../../i18n/messages/cart.ts'
import type { TextKey, Translator } from '../../i18n/translator.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { useActions, useCart, usePanels } from '../../stores/provider.tsx'
import type { CartState } from '../../stores/shopper-states.ts'
import { Icon } from '../../ui/icon.tsx'
import * as styles from './cart-notices.module.css'

/** The server's messages about the last change, or the reason it failed. Plain text: the models strip HTML. */
export function CartNotices() {
  const t = useTranslator()
  const messages = useCart(cart => cart.messages)
  const failure = useCart(cart => cart.failure)
  const { cart } = useActions()
  const words = [...messages, ...(failure ? [failureText(failure, t)] : [])]
  return (
    <div role="alert" aria-label={t('cart.messages')}>
      {words.length > 0 && (
        <div className={styles.notice}>
          <Icon name="circle-alert" />
          <div>
            {words.map(text => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <button type="button" aria-label={t('common.close')} onClick={cart.dismiss}>
            <Icon name="x" size={18} />
          </button>
        </div>
      )}
    </div>
  )
}

export function CartToast() {
  const open = usePanels(panels => panels.open === 'cart')
  const loading = useCart(cart => cart.failure?.action === 'load')
  if (open || loading) return null
  return (
    <div className={styles.toast}>
      <CartNotices />
    </div>
  )
}

type Failure = NonNullable<CartState['failure']>

const FAILED: Record<Failure['action'], TextKey> = {
  load: 'errors.cartLoad',
  add: 'errors.cartAdd',
  set: 'errors.cartUpdate'
}

function failureText({ action, kind, message }: Failure, t: Translator): string {
  if (message) return message
  if (kind === 'network') return t('errors.network')
  if (kind === 'timeout') return t('errors.timeout')
  return t(FAILED[action])
}
