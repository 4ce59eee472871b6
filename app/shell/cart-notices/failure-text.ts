import type { TextKey, Translator } from '../../i18n/translator'
import type { CartState } from '../../stores/shopper-states'

type Failure = NonNullable<CartState['failure']>

export function failureText({ action, kind, message }: Failure, t: Translator): string {
  if (message) return message
  if (kind === 'network') return t('errors.network')
  if (kind === 'timeout') return t('errors.timeout')
  return t(DONE_WRONG[action])
}

const DONE_WRONG: Record<Failure['action'], TextKey> = {
  load: 'errors.cartLoad',
  add: 'errors.cartAdd',
  set: 'errors.cartUpdate'
}
