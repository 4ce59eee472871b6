import '../../i18n/messages/footer'
import '../../i18n/messages/closedStore'
import type { ReactNode } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { phoneHref, whatsappHref } from '../../models/content/phone-links'
import type { ClosedView } from './closed-view'

interface ClosedStoreProps {
  /** The style sheet has to load before the page, so a page that loads this view later includes it from the start. */
  className: string | undefined
  view: ClosedView
  logo: ReactNode
  /** The language switch. */
  children: ReactNode
}

/** Spec 1: replaces every page by a notice that no orders are taken. */
export function ClosedStore({ className, view: { notice, contact }, logo, children }: ClosedStoreProps) {
  const t = useTranslator()
  return (
    <main className={className}>
      {logo}
      <h1>{t('closedStore.title')}</h1>
      <p>{notice.text || t(`notices.${notice.kind}`)}</p>
      <Contact contact={contact} />
      {children}
    </main>
  )
}

function Contact({ contact: { whatsapp, phone, email } }: Pick<ClosedView, 'contact'>) {
  const t = useTranslator()
  if (!whatsapp && !phone && !email) return null
  return (
    <div>
      <h2>{t('closedStore.contact')}</h2>
      <ul>
        {whatsapp && (
          <li>
            {t('footer.whatsapp')}: <a href={whatsappHref(whatsapp)}>{whatsapp}</a>
          </li>
        )}
        {phone && (
          <li>
            {t('footer.phone')}: <a href={phoneHref(phone)}>{phone}</a>
          </li>
        )}
        {email && (
          <li>
            {t('footer.email')}: <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
      </ul>
    </div>
  )
}
