import '../../i18n/messages/account'
import type { Translator } from '../../i18n/translator'

export function greeting(firstName: string, t: Translator): string {
  return firstName ? t('account.hello', { name: firstName }) : t('account.helloNobody')
}
