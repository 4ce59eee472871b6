import '../../i18n/messages/lists.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ShoppingList } from '../../models/cart/shopping-list.ts'
import { useAdding } from '../product-detail/buy/use-adding.ts'
import * as styles from './list-detail.module.css'
import { chosenOf, type ListRefusal, problemOf, readTypedList, resolvePicks, type TypedList } from './list-picks.ts'
import { ListRow } from './list-row.tsx'
import { ListSummary } from './list-summary.tsx'

export function ListForm({ list, refusal }: { list: ShoppingList; refusal: ListRefusal | undefined }) {
  const t = useTranslator()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<TypedList>(refusal?.typed ?? {})
  const { isPending, messages, setMessages, add } = useAdding(refusal?.messages)
  const picks = resolvePicks(list, typed)
  const follow = () => form.current && setTyped(readTypedList(list, new FormData(form.current)))
  // Reads values typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life.
  useEffect(() => void follow(), [])
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = resolvePicks(list, readTypedList(list, new FormData(event.currentTarget)))
    const problem = problemOf(sent)
    if (problem) setMessages([t(problem)])
    else void add(async () => (await import('./order-list.browser.ts')).orderInBrowser(list, chosenOf(sent)))
  }
  return (
    // Without this, browsers restore field values after a reload that the total does not match.
    <form
      ref={form}
      method="post"
      action={pathname}
      noValidate
      autoComplete="off"
      onSubmit={submit}
      onInput={follow}
      className={styles.form}
    >
      <div>
        <h2 className="visually-hidden">{t('lists.products')}</h2>
        {list.open ? <p className={styles.hint}>{t('lists.zeroHint')}</p> : null}
        <ul className={styles.rows}>
          {list.products.map(product => (
            <ListRow
              key={product.key}
              product={product}
              pick={picks.find(pick => pick.product === product)}
              open={list.open}
              typed={refusal?.typed[product.key]}
            />
          ))}
        </ul>
      </div>
      <ListSummary whole={list.price} picks={picks} isPending={isPending} messages={messages} />
    </form>
  )
}
