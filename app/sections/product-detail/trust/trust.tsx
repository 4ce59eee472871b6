import '../../../i18n/messages/payment.ts'
import '../../../i18n/messages/trust.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { PATHS } from '../../../links.ts'
import type { TrustView } from '../../../models/store/trust.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PaymentMarks } from '../../payment-marks.tsx'
import * as styles from './trust.module.css'

export function Trust({ trust: { returnDays, returns, privacy } }: { trust: TrustView }) {
  const t = useTranslator()
  return (
    <section className={styles.trust} aria-label={t('trust.title')}>
      <Line icon="rotate-ccw" text={t('trust.returns', { days: returnDays })} href={returns} />
      <Line icon="clock" text={t('trust.withdrawal')} href={PATHS.withdrawal} />
      <Line icon="shield-check" text={t('trust.privacy')} href={privacy} />
      <ul aria-label={t('payment.title')}>
        <PaymentMarks />
      </ul>
    </section>
  )
}

function Line({ icon, text, href }: { icon: string; text: string; href: string }) {
  return (
    <p>
      <Icon name={icon} size={18} />
      {href ? <a href={href}>{text}</a> : text}
    </p>
  )
}
