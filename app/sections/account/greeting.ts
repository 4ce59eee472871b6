import '../../i18n/messages/account.ts'
import type { Translator } from '../../i18n/translator.ts'

export function greeting(firstName: string, t: Translator): string {
  return firstName ? t('account.hello', { name: firstName }) : t('account.helloNobody')
}
