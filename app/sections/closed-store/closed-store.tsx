import '../../i18n/messages/footer.ts'
import '../../i18n/messages/closedStore.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { phoneHref, whatsappHref } from '../../models/content/phone-links.ts'
import { companyWords } from '../../models/store/cnpj.ts'
import type { ContactView } from '../../models/store/contact-view.ts'
import type { ClosedView } from './closed-view.ts'

/** Spec 1: replaces every page by a notice that no orders are taken. */
export function ClosedStore({ view: { notice, contact } }: { view: ClosedView }) {
  const t = useTranslator()
  return (
    <>
      <h1>{t('closedStore.title')}</h1>
      <p>{notice.text || t(`notices.${notice.kind}`)}</p>
      {contact ? <Contact contact={contact} /> : null}
    </>
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
