import { useRef, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import { useActions } from '../../../stores/provider'
import { outcomeMessages } from '../buy/outcome-messages'
import type { Pair } from './pair'

export interface Combining {
  isPending: boolean
  /** Why nothing was added. */
  messages: readonly string[]
  buy: (pair: Pair) => Promise<void>
}

/** Adds both products to the cart store, one submission at a time. */
export function useCombination(refused: readonly string[]): Combining {
  const t = useTranslator()
  const { cart } = useActions()
  const running = useRef(false)
  const [isPending, setPending] = useState(false)
  const [messages, setMessages] = useState(refused)

  async function buy(pair: Pair) {
    if (running.current) return
    running.current = true
    setPending(true)
    setMessages([])
    setMessages(await send(pair).catch(() => [t('errors.cartAdd')]))
    running.current = false
    setPending(false)
  }

  async function send(pair: Pair): Promise<readonly string[]> {
    const { orderInBrowser } = await import('./order-combination.browser')
    const order = await orderInBrowser(pair)
    if (!order.ok) return [order.message]
    return outcomeMessages(
      await cart.add(order.items, { kind: order.kind, errorTarget: 'caller' }),
      t('errors.cartAdd')
    )
  }

  return { isPending, messages, buy }
}
