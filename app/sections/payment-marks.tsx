import '../i18n/messages/payment'
import { useTranslator } from '../i18n/use-translator'
import { Icon } from '../ui/icon'

/** Payment methods, as list items. The settings name no card brands. */
export function PaymentMarks() {
  const t = useTranslator()
  const marks = { pix: 'Pix', 'credit-card': t('payment.card'), barcode: 'Boleto' }
  return Object.entries(marks).map(([icon, name]) => (
    <li key={icon}>
      <Icon name={icon} size={18} />
      {name}
    </li>
  ))
}
