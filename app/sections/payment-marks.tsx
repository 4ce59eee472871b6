import '../i18n/messages/payment'
import { useTranslator } from '../i18n/use-translator'
import { Icon } from '../ui/icon'

/** Payment methods, as list items. `cards`: the names of the card brands. */
export function PaymentMarks({ cards = [] }: { cards?: readonly string[] }) {
  const t = useTranslator()
  const marks = { pix: 'Pix', 'credit-card': t('payment.card'), barcode: 'Boleto' }
  return Object.entries(marks).map(([icon, name]) => (
    <li key={icon}>
      <Icon name={icon} size={18} />
      {icon === 'credit-card' && cards.length > 0 ? `${name}: ${cards.join(', ')}` : name}
    </li>
  ))
}
