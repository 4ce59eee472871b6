import type { WireShipment } from '../contract/shipment.ts'
import { toCents } from './money.ts'
import { plainText } from './plain-text.ts'

/** `price` in cents, 0 when free. */
export interface ShippingOption {
  id: string
  label: string
  price: number
  term: string
}

export interface Shipping {
  options: ShippingOption[]
  restriction: string
  message: string
}

export function toShipping({ fretes, restricaoEntrega, mensagem }: WireShipment): Shipping {
  return {
    options: fretes.map(({ id, label, tipo, valor, prazo }) => ({
      id: id || label,
      label: plainText(label || tipo),
      price: Math.max(0, toCents(valor) ?? 0),
      term: plainText(prazo)
    })),
    restriction: plainText(restricaoEntrega),
    message: plainText(mensagem)
  }
}
