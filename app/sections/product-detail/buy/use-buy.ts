import '../../../i18n/words/detail'
import { useRef, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import type { CartOutcome } from '../../../stores/cart-writes'
import { useActions } from '../../../stores/provider'
import type { Offer } from '../offer'
import type { ProductView } from '../product-view'
import { readTypedOrder, resolveOrder } from './order'
import type { Refusal } from './refusal'

export interface Buying {
  isPending: boolean
  /** How often the form was sent without the choice that it needs. */
  attempts: number
  /** Why nothing was added. */
  messages: readonly string[]
  buy: (form: HTMLFormElement) => Promise<void>
  /** Another choice was made: what was said of the last one no longer holds. */
  dismiss: () => void
}

/** What the buy form does with JavaScript: the cart's store adds the line, one submission at a time. */
export function useBuy(product: ProductView, offer: Offer, refusal: Refusal | undefined): Buying {
  const t = useTranslator()
  const { cart } = useActions()
  const running = useRef(false)
  const [isPending, setPending] = useState(false)
  const [attempts, setAttempts] = useState(refusal?.mustChoose ? 1 : 0)
  const [messages, setMessages] = useState<readonly string[]>(refusal?.messages ?? [])

  async function buy(form: HTMLFormElement) {
    if (running.current) return
    const order = resolveOrder(product, readTypedOrder(new FormData(form)))
    setMessages(!order.ok && order.reason === 'unavailable' ? [t('detail.unavailableHint')] : [])
    if (!order.ok) return setAttempts(count => (order.reason === 'attribute' ? count + 1 : count))
    running.current = true
    setPending(true)
    const outcome = await cart.add([{ ...order.ids, quantity: order.quantity, preview: previewOf(product, offer) }])
    running.current = false
    setPending(false)
    setMessages(messagesOf(outcome, t('errors.cartAdd')))
  }

  return { isPending, attempts, messages, buy, dismiss: () => setMessages([]) }
}

function previewOf({ name, path, gallery, attribute }: ProductView, { option, price }: Offer) {
  return {
    name,
    path,
    image: option?.image ?? gallery[0]?.source ?? null,
    options: option && attribute ? [`${attribute.name}: ${option.label}`] : [],
    price: price?.now ?? 0
  }
}

/** What the server says of the order is worth showing; what it says of itself is not. */
function messagesOf(outcome: CartOutcome, fallback: string): readonly string[] {
  if (outcome.ok) return []
  if (outcome.kind === 'refused') return outcome.messages
  return [(outcome.kind === 'http' && outcome.status < 500 && outcome.message) || fallback]
}
