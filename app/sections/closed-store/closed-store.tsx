import '../../i18n/messages/footer'
import '../../i18n/messages/closedStore'
import type { ReactNode } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { phoneHref, whatsappHref } from '../../models/content/phone-links'
import { companyWords } from '../../models/store/cnpj'
import type { ContactView } from '../../models/store/contact-view'
import styles from './closed-store.module.css'
import type { ClosedView } from './closed-view'

interface ClosedStoreProps {
  view: ClosedView
  logo: ReactNode
  children: ReactNode
}

/** Spec 1: replaces every page by a notice that no orders are taken. Pages that load it later include its style sheet. */
export function ClosedStore({ view: { notice, contact }, logo, children }: ClosedStoreProps) {
  const t = useTranslator()
  return (
    <main className={styles.closed}>
      {logo}
      <h1>{t('closedStore.title')}</h1>
      <p>{notice.text || t(`notices.${notice.kind}`)}</p>
      {contact ? <Contact contact={contact} /> : null}
      {children}
    </main>
  )
}

function Contact({ contact }: { contact: ContactView }) {
  const t = useTranslator()
  const { whatsapp, phone, email } = contact
  const identity = companyWords(contact)
  const ways = [
    { label: t('footer.whatsapp'), text: whatsapp, href: whatsappHref(whatsapp) },
    { label: t('footer.phone'), text: phone, href: phoneHref(phone) },
    { label: t('footer.email'), text: email, href: `mailto:${email}` }
  ].filter(({ text }) => text !== '')
  if (ways.length === 0 && identity.length === 0) return null
  return (
    <div>
      <h2>{t('closedStore.contact')}</h2>
      <ul>
        {ways.map(({ label, text, href }) => (
          <li key={label}>
            {label}: <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      {identity.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
