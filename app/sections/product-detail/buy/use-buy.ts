import '../../../i18n/messages/detail'
import { useRef, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import type { LineKind } from '../../../models/cart/cart'
import { isAgeConfirmed } from '../../../models/product/age-gate'
import type { AddItem } from '../../../stores/cart-intents'
import { useActions } from '../../../stores/provider'
import type { Offer } from '../offer'
import type { ProductView } from '../product-view'
import {
  isConfigured,
  type OrderProblems,
  type PlacedOrder,
  readTypedOrder,
  resolveOrder,
  type TypedOrder
} from './order'
import { outcomeMessages } from './outcome-messages'
import { previewOf } from './preview'
import type { Refusal } from './refusal'

export interface Buying {
  isPending: boolean
  /** Errors to show in the form. Each attempt is a new object, so that focus moves again. */
  problems: OrderProblems
  /** Why nothing was added. */
  messages: readonly string[]
  buy: (form: HTMLFormElement) => Promise<void>
  /** Clears messages that no longer apply after another choice. */
  dismiss: () => void
}

/** Adds the form's line to the cart store, one submission at a time. */
export function useBuy(product: ProductView, offer: Offer, refusal: Refusal | undefined): Buying {
  const t = useTranslator()
  const { cart } = useActions()
  const running = useRef(false)
  const [isPending, setPending] = useState(false)
  const [problems, setProblems] = useState<OrderProblems>(refusal?.problems ?? {})
  const [messages, setMessages] = useState<readonly string[]>(refusal?.messages ?? [])

  async function buy(form: HTMLFormElement) {
    if (running.current) return
    const order = resolveOrder(product, withAge(readTypedOrder(new FormData(form)), product))
    setProblems(order.ok ? {} : order.problems)
    setMessages(!order.ok && order.problems.unavailable ? [t('detail.unavailableHint')] : [])
    if (!order.ok) return
    running.current = true
    setPending(true)
    setMessages(await place(order).catch(() => [t('errors.cartAdd')]))
    running.current = false
    setPending(false)
  }

  async function place(order: PlacedOrder): Promise<readonly string[]> {
    const preview = previewOf(product, offer)
    const { ids, quantity } = order
    if (!isConfigured(order)) return add({ kind: 'produto', items: [{ ...ids, quantity, preview }] })
    const { orderConfiguredInBrowser } = await import('./order-configured.browser')
    const configured = await orderConfiguredInBrowser(order, preview, t.language)
    if (configured.ok) return add(configured)
    if (!configured.problems) return [configured.message]
    setProblems({ texts: configured.problems })
    return []
  }

  async function add({ kind, items }: { kind: LineKind; items: readonly AddItem[] }): Promise<readonly string[]> {
    return outcomeMessages(await cart.add(items, { kind, errorTarget: 'caller' }), t('errors.cartAdd'))
  }

  function dismiss() {
    setMessages([])
    setProblems(({ attribute: _, ...others }) => others)
  }

  return { isPending, problems, messages, buy, dismiss }
}

/** Spec 5: an age confirmed in the dialog also counts for later forms. */
function withAge(typed: TypedOrder, { minimumAge = 0 }: ProductView): TypedOrder {
  return { ...typed, isAdult: typed.isAdult || isAgeConfirmed(() => localStorage, minimumAge) }
}
