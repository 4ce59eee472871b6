import '../../../i18n/messages/detail.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { AttributeChoice, AttributeOption } from '../../../models/product/product-choices.ts'
import { formatBRL } from '../../../models/store/money.ts'
import { afterPaint } from '../../../ui/after-paint.ts'
import type { OrderProblems } from '../buy/order.ts'
import { ATTRIBUTE_FIELD, type Offer } from '../offer.ts'
import * as styles from './choices.module.css'

interface OptionGroupProps {
  attribute: AttributeChoice
  offer: Offer
  onChoose: (id: number) => void
  /** Set when an option is required and none is chosen. Each attempt is a new object, so that focus moves again. */
  problems: OrderProblems
}

export function OptionGroup({ attribute, offer: { option, missing }, onChoose, problems }: OptionGroupProps) {
  const t = useTranslator()
  const group = useRef<HTMLFieldSetElement>(null)
  const errorId = useId()
  const chosen = option?.id ?? 0
  // Keeps an option that was chosen before hydration or restored by the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life.
  useEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked')
    if (checked && Number(checked.value) !== chosen) onChoose(Number(checked.value))
  }, [])
  useEffect(() => {
    if (!problems.attribute) return
    group.current?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true })
    // On a phone the buy bar would cover it.
    group.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
  }, [problems])
  const [shown, pick] = usePick(chosen, onChoose)
  const isWrong = problems.attribute === true && chosen === 0
  // Without scripts the browser scrolls to it.
  const focused = isWrong && attribute.options.find(({ available }) => available)
  return (
    <fieldset ref={group} className={styles.group} aria-describedby={isWrong ? errorId : undefined}>
      <legend>
        {attribute.name}
        {option ? (
          <span aria-hidden="true" className={styles.chosen}>
            {option.label}
          </span>
        ) : null}
      </legend>
      {isWrong ? (
        <p id={errorId} role="alert" className={styles.error}>
          {t('detail.chooseFirst', { attribute: attribute.name.toLowerCase() })}
        </p>
      ) : null}
      <div className={styles.options}>
        {attribute.options.map(each => (
          <Option key={each.id} option={each} checked={each.id === shown} focused={each === focused} onChoose={pick} />
        ))}
      </div>
      {missing ? <p className={styles.missing}>{t('detail.missingOption', { value: missing.label })}</p> : null}
    </fieldset>
  )
}

interface OptionProps {
  option: AttributeOption
  checked: boolean
  focused: boolean
  onChoose: (id: number) => void
}

function Option({ option: { id, label, available, price }, checked, focused, onChoose }: OptionProps) {
  const t = useTranslator()
  return (
    <label>
      <input
        type="radio"
        name={ATTRIBUTE_FIELD}
        value={id}
        checked={checked}
        disabled={!available}
        // biome-ignore lint/a11y/noAutofocus: the first field of a form that was refused.
        autoFocus={focused}
        onChange={() => onChoose(id)}
      />
      <span>{available ? label : t('detail.unavailableOption', { value: label })}</span>
      {available && price ? <small>{formatBRL(price.now, t.language)}</small> : null}
    </label>
  )
}

/** Checks the radio button at once. The page re-renders after the next paint. */
function usePick(chosen: number, onChoose: (id: number) => void) {
  const [picked, setPicked] = useState<number | null>(null)
  const [before, setBefore] = useState(chosen)
  if (before !== chosen) {
    setBefore(chosen)
    setPicked(null)
  }
  function pick(id: number) {
    setPicked(id)
    afterPaint(() => onChoose(id))
  }
  return [picked ?? chosen, pick] as const
}
