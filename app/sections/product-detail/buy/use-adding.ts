import { useRef, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { LineKind } from '../../../models/cart/cart.ts'
import type { AddItem } from '../../../stores/cart-intents.ts'
import { outcomeMessages } from '../../../stores/outcome-messages.ts'
import { useActions } from '../../../stores/provider.tsx'

export type OrderedItems = { ok: true; kind: LineKind; items: AddItem[] } | { ok: false; message: string }

/**
 * Adds an order's items to the cart store, one order at a time. `messages`: why nothing was added. `order` resolves to null
 * when its problem is shown elsewhere.
 */
export function useAdding(refused: readonly string[] = []) {
  const t = useTranslator()
  const { cart } = useActions()
  const running = useRef(false)
  const [isPending, setPending] = useState(false)
  const [messages, setMessages] = useState(refused)

  async function add(order: () => Promise<OrderedItems | null>) {
    if (running.current) return
    running.current = true
    setPending(true)
    setMessages([])
    setMessages(await send(order).catch(() => [t('errors.cartAdd')]))
    running.current = false
    setPending(false)
  }

  async function send(order: () => Promise<OrderedItems | null>): Promise<readonly string[]> {
    const ordered = await order()
    if (!ordered) return []
    if (!ordered.ok) return [ordered.message]
    const outcome = await cart.add(ordered.items, { kind: ordered.kind, errorTarget: 'caller' })
    return outcomeMessages(outcome, t('errors.cartAdd'))
  }

  return { isPending, messages, setMessages, add }
}
