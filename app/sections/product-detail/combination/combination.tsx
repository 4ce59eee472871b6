import '../../../i18n/messages/combination.ts'
import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { Button } from '../../../ui/button.tsx'
import { Messages } from '../buy/messages.tsx'
import { useAdding } from '../buy/use-adding.ts'
import { ATTRIBUTE_FIELD } from '../offer.ts'
import { COMBINE_INTENT, INTENT_FIELD, type ProductAnswers } from '../product-forms.ts'
import * as styles from './combination.module.css'
import { HalfCard } from './half-card.tsx'
import { OtherChoice } from './other-choice.tsx'
import { type Combinable, chosenCombination, mainOptions, readTypedPair, type TypedPair, toPair } from './pair.ts'

interface CombinationProps {
  product: Combinable
  chosen: number
  refusal: ProductAnswers['combination']
}

/** Posts to the product's page; with JavaScript it adds to the cart store instead. Offers one or more combinations. */
export function Combination({ product, chosen, refusal }: CombinationProps) {
  const t = useTranslator()
  const titleId = useId()
  const start = { combination: '', attribute: String(chosen), others: {} }
  const [typed, setTyped] = useState<TypedPair>(refusal?.typed ?? start)
  const { isPending, messages, add } = useAdding(refusal?.messages)
  const asked = chosenCombination(product, typed)
  const pair = asked && toPair(product, asked, typed)
  if (!pair) return null
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (pair) void add(async () => (await import('./order-combination.browser.ts')).orderInBrowser(pair))
  }
  const read = ({ currentTarget }: ChangeEvent<HTMLFormElement>) =>
    setTyped(readTypedPair(product, new FormData(currentTarget)))
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('combination.title')}</h2>
      <form method="post" action={product.path} onSubmit={submit} onChange={read}>
        <input type="hidden" name={INTENT_FIELD} value={COMBINE_INTENT} />
        <Messages messages={messages} />
        <div className={styles.pair}>
          <HalfCard
            item={pair.main}
            title={product.attribute?.name}
            options={mainOptions(product)}
            name={ATTRIBUTE_FIELD}
          />
          <Others product={product} typed={typed} />
        </div>
        <Button type="submit" pending={isPending}>
          {t('combination.title')}
        </Button>
      </form>
    </section>
  )
}

function Others({ product, typed }: { product: Combinable; typed: TypedPair }) {
  const t = useTranslator()
  const { combinations } = product
  const asked = chosenCombination(product, typed)
  const choices = combinations.map(combination => (
    <OtherChoice
      key={combination.id}
      combination={combination}
      pair={toPair(product, combination, typed)}
      checked={combinations.length > 1 ? combination === asked : null}
    />
  ))
  if (combinations.length === 1) return choices
  return (
    <fieldset className={styles.others}>
      <legend>{t('combination.choose')}</legend>
      {choices}
    </fieldset>
  )
}
