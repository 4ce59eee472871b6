import '../../i18n/messages/contact.ts'
import { memo, Suspense } from 'react'
import * as fields from '../../forms/form.module.css'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { part } from '../../ui/part.tsx'
import { CONTACT_PLACE_ID, type ContactPlaceProps } from './contact.ts'
import * as styles from './contact-place.module.css'
import { WhatsappLink } from './whatsapp-link.tsx'

// The server renders the form; the browser keeps its markup and loads its code after the page's.
const ContactForm = part(async () => (await import('./contact-form.tsx')).ContactForm)

/** The contact section. Must not re-render before the form's code has loaded. */
export const ContactPlace = memo(function ContactPlace({
  whatsapp,
  ...props
}: ContactPlaceProps & { whatsapp: string }) {
  const t = useTranslator()
  return (
    <section id={CONTACT_PLACE_ID} className={`${styles.place} ${fields.form}`} aria-labelledby="contato-titulo">
      <h2 id="contato-titulo">{t('contact.write')}</h2>
      <WhatsappLink number={whatsapp} />
      <Suspense fallback={<div className={styles.waiting} />}>
        <ContactForm {...props} />
      </Suspense>
    </section>
  )
})
