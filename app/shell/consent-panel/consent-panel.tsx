import '../../i18n/messages/consent.ts'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { ACCEPTED, type Consent, REFUSED } from '../../models/shopper/consent.ts'
import { Button } from '../../ui/button.tsx'
import { watchSeenLists } from '../analytics/seen-lists.ts'
import { readConsent } from '../consent/stored-consent.ts'
import { MAIN_ID } from '../page-changes/main-id.ts'
import { answerConsent } from './answer-consent.ts'
import * as styles from './consent-panel.module.css'

/** The region "Cookies". It is not modal: it leaves the focus where it is and the page usable. */
export function ConsentPanel({ gtm, again, onDone }: { gtm: string; again: boolean; onDone: () => void }) {
  const t = useTranslator()
  const id = useId()
  const [isChoosing, setChoosing] = useState(again)
  const [choice, setChoice] = useState(() => readConsent() ?? REFUSED)
  const { panel, leave } = useFocus(again || isChoosing, onDone)
  // Lists seen before the answer are kept in memory, and dropped if the shopper refuses.
  useLayoutEffect(watchSeenLists, [])
  function answer(consent: Consent) {
    answerConsent(consent, gtm)
    leave()
  }
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-labelledby={id}
      onKeyDown={event => again && event.key === 'Escape' && leave()}
    >
      <h2 id={id} tabIndex={-1} className={isChoosing ? undefined : 'visually-hidden'}>
        {t('consent.title')}
      </h2>
      <p>{t('consent.text')}</p>
      {isChoosing ? <Purposes choice={choice} onChange={setChoice} /> : null}
      <div className={styles.buttons}>
        <Button small look="secondary" onClick={() => answer(REFUSED)}>
          {t('consent.refuse')}
        </Button>
        {isChoosing ? (
          <Button small look="secondary" onClick={() => answer(choice)}>
            {t('consent.save')}
          </Button>
        ) : (
          <Button small look="quiet" onClick={() => setChoosing(true)}>
            {t('consent.choose')}
          </Button>
        )}
        <Button small look="secondary" onClick={() => answer(ACCEPTED)}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  )
}

function Purposes({ choice, onChange }: { choice: Consent; onChange: (choice: Consent) => void }) {
  const { measurement, marketing } = choice
  const t = useTranslator()
  return (
    <fieldset className={styles.purposes} aria-label={t('consent.purposes')}>
      <Purpose label={t('consent.necessary')} hint={t('consent.necessaryHint')} checked disabled />
      <Purpose
        label={t('consent.measurement')}
        hint={t('consent.measurementHint')}
        checked={measurement}
        onChange={checked => onChange({ measurement: checked, marketing: checked && marketing })}
      />
      <Purpose
        label={t('consent.marketing')}
        hint={t('consent.marketingHint')}
        checked={marketing}
        disabled={!measurement}
        onChange={checked => onChange({ measurement, marketing: checked })}
      />
    </fieldset>
  )
}

interface PurposeProps {
  label: string
  hint: string
  checked: boolean
  disabled?: boolean
  onChange?: (checked: boolean) => void
}

function Purpose({ label, hint, checked, disabled, onChange }: PurposeProps) {
  const id = useId()
  return (
    <div>
      <label>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          readOnly={!onChange}
          aria-describedby={id}
          onChange={event => onChange?.(event.target.checked)}
        />
        {label}
      </label>
      <small id={id}>{hint}</small>
    </div>
  )
}

/** Moves the focus to the panel when the shopper asks for it. On close, restores it if the panel had it. */
function useFocus(wanted: boolean, onDone: () => void) {
  const panel = useRef<HTMLElement>(null)
  const before = useRef<Element | null>(null)
  // A layout effect, so that Escape works as soon as the panel is visible.
  useLayoutEffect(() => {
    if (!wanted) return
    before.current ??= document.activeElement
    panel.current?.querySelector('h2')?.focus()
  }, [wanted])
  function leave() {
    const hadFocus = panel.current?.contains(document.activeElement)
    onDone()
    if (!hadFocus) return
    const target = before.current?.isConnected && !panel.current?.contains(before.current) ? before.current : null
    if (target instanceof HTMLElement && target !== document.body) target.focus({ preventScroll: true })
    else document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }
  return { panel, leave }
}
