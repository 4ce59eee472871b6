import '../../i18n/messages/contact.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { whatsappHref } from '../../models/content/phone-links.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as styles from './contact-place.module.css'

export function WhatsappLink({ number }: { number: string }) {
  const t = useTranslator()
  const href = whatsappHref(number)
  if (!href) return null
  return (
    <a className={`${buttonClass({ look: 'secondary' })} ${styles.whatsapp}`} href={href} rel="noopener">
      <Icon name="message-circle" />
      {t('contact.whatsapp')}
    </a>
  )
}
