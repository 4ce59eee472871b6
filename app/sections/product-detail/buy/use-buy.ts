import '../../../i18n/messages/detail.ts'
import { useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { confirmAge, declaredAge } from '../../../models/product/age-gate.ts'
import { useMapContext } from '../../../stores/provider.tsx'
import type { ProductView } from '../product-view.ts'
import { isConfigured, type PlacedOrder, type Refusal, readTypedOrder, resolveOrder } from './order.ts'
import { type OrderedItems, useAdding } from './use-adding.ts'

export function useBuy(product: ProductView, refusal: Refusal | undefined) {
  const t = useTranslator()
  const { adultVerifier } = useMapContext()
  const { minimumAge = 0 } = product
  const { isPending, messages, setMessages, add } = useAdding(refusal?.messages)
  /** Each attempt is a new object, so that focus moves again. */
  const [problems, setProblems] = useState(refusal?.problems ?? {})

  function buy(form: HTMLFormElement) {
    if (isPending) return
    const typed = readTypedOrder(new FormData(form))
    // Spec 5: an age confirmed in the dialog also counts for later forms.
    if (typed.isAdult) confirmAge(minimumAge)
    const isAdult = typed.isAdult || adultVerifier !== undefined || declaredAge(document.cookie) >= minimumAge
    const order = resolveOrder(product, { ...typed, isAdult })
    setProblems(order.ok ? {} : order.problems)
    if (order.ok) void add(() => itemsOf(order))
    else setMessages(order.problems.unavailable ? [t('detail.unavailableHint')] : [])
  }

  async function itemsOf(order: PlacedOrder): Promise<OrderedItems | null> {
    if (!isConfigured(order)) return { ok: true, kind: 'produto', items: [order.item] }
    const { orderConfiguredInBrowser } = await import('./order-configured.browser.ts')
    const configured = await orderConfiguredInBrowser(order, t.language)
    if (configured.ok || !configured.problems) return configured
    setProblems({ texts: configured.problems })
    return null
  }

  function dismiss() {
    setMessages([])
    setProblems(({ attribute: _, ...others }) => others)
  }

  return { isPending, problems, messages, buy, dismiss }
}
