import '../i18n/messages/payment.ts'
import { useTranslator } from '../i18n/use-translator.tsx'
import { Icon } from '../ui/icon.tsx'

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
