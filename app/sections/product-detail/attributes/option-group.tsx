import '../../../i18n/messages/detail'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import type { AttributeChoice, AttributeOption } from '../../../models/product/product-choices'
import { formatBRL } from '../../../models/store/money'
import { afterPaint } from '../../../ui/after-paint'
import type { OrderProblems } from '../buy/order'
import { ATTRIBUTE_FIELD, type Offer } from '../offer'
import styles from './choices.module.css'

interface OptionGroupProps {
  attribute: AttributeChoice
  offer: Pick<Offer, 'option' | 'missing'>
  onChoose: (id: number) => void
  /** Set when an option is required and none is chosen. Each attempt is a new object, so that focus moves again. */
  problems: OrderProblems
}

/** Flavours or sizes of one product: radio buttons of the buy form. */
export function OptionGroup({ attribute, offer, onChoose, problems }: OptionGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const errorId = useId()
  const chosen = offer.option?.id ?? 0
  useEarlierChoice(group, chosen, onChoose)
  useFocusOnError(group, problems)
  const [shown, pick] = usePick(chosen, onChoose)
  const isWrong = problems.attribute === true && chosen === 0
  return (
    <fieldset ref={group} className={styles.group} aria-describedby={isWrong ? errorId : undefined}>
      <legend>
        {attribute.name}
        {offer.option ? <Chosen label={offer.option.label} /> : null}
      </legend>
      <div className={styles.options}>
        {attribute.options.map(option => (
          <Option key={option.id} option={option} checked={option.id === shown} onChoose={pick} />
        ))}
      </div>
      {isWrong ? <MustChoose id={errorId} name={attribute.name} /> : null}
      {offer.missing ? <Missing option={offer.missing} /> : null}
    </fieldset>
  )
}

/** Hidden from screen readers, because the radio button announces it. */
function Chosen({ label }: { label: string }) {
  return (
    <span aria-hidden="true" className={styles.chosen}>
      {label}
    </span>
  )
}

interface OptionProps {
  option: AttributeOption
  checked: boolean
  onChoose: (id: number) => void
}

function Option({ option, checked, onChoose }: OptionProps) {
  const t = useTranslator()
  return (
    <label>
      <input
        type="radio"
        name={ATTRIBUTE_FIELD}
        value={option.id}
        checked={checked}
        disabled={!option.available}
        onChange={() => onChoose(option.id)}
      />
      <span>{option.available ? option.label : t('detail.unavailableOption', { value: option.label })}</span>
      {option.available && option.price ? <small>{formatBRL(option.price.now, t.language)}</small> : null}
    </label>
  )
}

function MustChoose({ id, name }: { id: string; name: string }) {
  const t = useTranslator()
  return (
    <p id={id} role="alert" className={styles.error}>
      {t('detail.chooseFirst', { attribute: name.toLowerCase() })}
    </p>
  )
}

/** The URL asks for an option that is unavailable. */
function Missing({ option }: { option: AttributeOption }) {
  const t = useTranslator()
  return <p className={styles.missing}>{t('detail.missingOption', { value: option.label })}</p>
}

/** Checks the radio button at once. The page re-renders after the next paint. */
function usePick(chosen: number, onChoose: (id: number) => void): [shown: number, pick: (id: number) => void] {
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
  return [picked ?? chosen, pick]
}

/** Keeps an option that was chosen before hydration or restored by the browser. */
function useEarlierChoice(
  group: { current: HTMLFieldSetElement | null },
  chosen: number,
  onChoose: (id: number) => void
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life.
  useEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked')
    if (checked && Number(checked.value) !== chosen) onChoose(Number(checked.value))
  }, [])
}

function useFocusOnError(group: { current: HTMLFieldSetElement | null }, problems: OrderProblems) {
  useEffect(() => {
    if (problems.attribute) group.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
  }, [group, problems])
}
