import { useTranslator } from '../i18n/use-translator'
import { Icon } from '../ui/icon'

/** The ways to pay, as items of a list. Settings name no brands of cards. */
export function PaymentMarks() {
  const t = useTranslator()
  const marks = { pix: 'Pix', 'credit-card': t('footer.card'), barcode: 'Boleto' }
  return Object.entries(marks).map(([icon, name]) => (
    <li key={icon}>
      <Icon name={icon} size={18} />
      {name}
    </li>
  ))
}
