import { useTranslator } from '../../i18n/use-translator'
import type { ContactView } from '../shell-view'
import styles from './footer.module.css'

/** How the store is reached; what it has not is left out. */
export function Contact({ contact }: { contact: ContactView }) {
  const t = useTranslator()
  const { whatsapp, phone, email, hours, address } = contact
  if (!whatsapp && !phone && !email && !address) return null
  return (
    <div className={styles.contact}>
      <h2>{t('footer.contact')}</h2>
      <dl>
        <Entry label={t('footer.whatsapp')} text={whatsapp} href={`https://wa.me/${withCountry(whatsapp)}`} />
        <Entry label={t('footer.phone')} text={phone} href={`tel:+${withCountry(phone)}`} />
        <Entry label={t('footer.email')} text={email} href={`mailto:${email.replace(/^mailto:/i, '')}`} />
        <Entry label={t('footer.hours')} text={hours} />
        <Entry label={t('footer.address')} text={address} />
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

const BRAZIL = '55'

/** Digits with the country's code: Brazilian numbers have 10 or 11 without it. */
function withCountry(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length <= 11 ? BRAZIL + digits : digits
}
