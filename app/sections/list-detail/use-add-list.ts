import { useTranslator } from '../../i18n/use-translator'
import type { ShoppingList } from '../../models/cart/shopping-list'
import { useAdding } from '../product-detail/buy/use-adding'
import type { ListPick } from './list-picks'
import { chosenOf, type ListRefusal, problemOf } from './list-refusal'

/** Adds the whole list to the cart store. */
export function useAddList(list: ShoppingList, refusal: ListRefusal | undefined) {
  const t = useTranslator()
  const { isPending, messages, setMessages, add } = useAdding(refusal?.messages)

  function addList(picks: readonly ListPick[]) {
    const problem = problemOf(picks)
    if (problem) setMessages([t(problem)])
    else void add(async () => (await import('./order-list.browser')).orderInBrowser(list, chosenOf(picks)))
  }

  return { isPending, messages, add: addList }
}
