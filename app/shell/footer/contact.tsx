import '../../i18n/messages/footer.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { phoneHref, whatsappHref } from '../../models/content/phone-links.ts'
import type { ContactView } from '../../models/store/contact-view.ts'
import * as styles from './footer.module.css'

export function Contact({ contact }: { contact: ContactView }) {
  const t = useTranslator()
  const { whatsapp, phone, email, hours, address, officer, officerEmail } = contact
  if (!whatsapp && !phone && !email && !address && !officer && !officerEmail) return null
  return (
    <div className={styles.contact}>
      <h2>{t('footer.contact')}</h2>
      <dl>
        <Entry label={t('footer.whatsapp')} text={whatsapp} href={whatsappHref(whatsapp)} />
        <Entry label={t('footer.phone')} text={phone} href={phoneHref(phone)} />
        <Entry label={t('footer.email')} text={email} href={`mailto:${email.replace(/^mailto:/i, '')}`} />
        <Entry label={t('footer.hours')} text={hours} />
        <Entry label={t('footer.address')} text={address} />
        <Entry
          label={t('footer.officer')}
          text={[officer, officerEmail].filter(Boolean).join(', ')}
          href={officerEmail && `mailto:${officerEmail}`}
        />
      </dl>
    </div>
  )
}

function Entry({ label, text, href }: { label: string; text: string; href?: string }) {
  if (!text) return null
  const words = text.replace(/^(mailto|tel):/i, '')
  return (
    <div>
      <dt>{label}</dt>
      <dd>{href ? <a href={href}>{words}</a> : words}</dd>
    </div>
  )
}
