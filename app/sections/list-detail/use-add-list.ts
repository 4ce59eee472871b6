import { useRef, useState } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import type { ShoppingList } from '../../models/cart/shopping-list'
import { useActions } from '../../stores/provider'
import { outcomeMessages } from '../product-detail/buy/outcome-messages'
import type { ListPick } from './list-picks'
import { chosenOf, type ListRefusal, problemOf } from './list-refusal'

export interface AddingList {
  isPending: boolean
  /** Why nothing was added. */
  messages: readonly string[]
  add: (picks: readonly ListPick[]) => Promise<void>
}

/** Adds the whole list to the cart store, one submission at a time. */
export function useAddList(list: ShoppingList, refusal: ListRefusal | undefined): AddingList {
  const t = useTranslator()
  const { cart } = useActions()
  const running = useRef(false)
  const [isPending, setPending] = useState(false)
  const [messages, setMessages] = useState<readonly string[]>(refusal?.messages ?? [])

  async function add(picks: readonly ListPick[]) {
    if (running.current) return
    const problem = problemOf(picks)
    setMessages(problem ? [t(problem)] : [])
    if (problem) return
    running.current = true
    setPending(true)
    setMessages(await send(chosenOf(picks)).catch(() => [t('errors.cartAdd')]))
    running.current = false
    setPending(false)
  }

  async function send(picks: readonly ListPick[]): Promise<readonly string[]> {
    const { orderInBrowser } = await import('./order-list.browser')
    const order = await orderInBrowser(list, picks)
    if (!order.ok) return [order.message]
    return outcomeMessages(
      await cart.add(order.items, { kind: order.kind, errorTarget: 'caller' }),
      t('errors.cartAdd')
    )
  }

  return { isPending, messages, add }
}
