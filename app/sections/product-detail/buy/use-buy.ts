import '../../../i18n/messages/detail'
import { useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import { isAgeConfirmed } from '../../../models/product/age-gate'
import type { Offer } from '../offer'
import type { ProductView } from '../product-view'
import {
  isConfigured,
  type OrderProblems,
  type PlacedOrder,
  type Refusal,
  readTypedOrder,
  resolveOrder,
  type TypedOrder
} from './order'
import { previewOf } from './preview'
import { type OrderedItems, useAdding } from './use-adding'

/** Adds the form's line to the cart store. */
export function useBuy(product: ProductView, offer: Offer, refusal: Refusal | undefined) {
  const t = useTranslator()
  const { isPending, messages, setMessages, add } = useAdding(refusal?.messages)
  /** Errors to show in the form. Each attempt is a new object, so that focus moves again. */
  const [problems, setProblems] = useState<OrderProblems>(refusal?.problems ?? {})

  function buy(form: HTMLFormElement) {
    if (isPending) return
    const order = resolveOrder(product, withAge(readTypedOrder(new FormData(form)), product))
    setProblems(order.ok ? {} : order.problems)
    if (order.ok) void add(() => itemsOf(order))
    else setMessages(order.problems.unavailable ? [t('detail.unavailableHint')] : [])
  }

  async function itemsOf(order: PlacedOrder): Promise<OrderedItems | null> {
    const preview = previewOf(product, offer)
    const { ids, quantity } = order
    if (!isConfigured(order)) return { ok: true, kind: 'produto', items: [{ ...ids, quantity, preview }] }
    const { orderConfiguredInBrowser } = await import('./order-configured.browser')
    const configured = await orderConfiguredInBrowser(order, preview, t.language)
    if (configured.ok || !configured.problems) return configured
    setProblems({ texts: configured.problems })
    return null
  }

  /** Clears messages that no longer apply after another choice. */
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
