import '../../../i18n/messages/deliveryLine.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { useDeliveryDay } from '../shipping/use-delivery-day.ts'

interface DeliveryLineProps {
  product: number
  chosen: number
  /** Empty when other shops alone have stock. */
  seller: string
}

/** Who sells, and when it arrives at the CEP that this browser knows; without one, the way to the shipping form. A plain link. */
export function DeliveryLine({ product, chosen, seller }: DeliveryLineProps) {
  const t = useTranslator()
  const day = useDeliveryDay(product, chosen)
  return (
    <p data-static="">
      {seller ? t('deliveryLine.soldBy', { name: seller }) : null}
      <a href="#frete">{day || t('deliveryLine.ask')}</a>
    </p>
  )
}
