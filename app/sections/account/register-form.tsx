import '../../i18n/messages/account.ts'
import '../../i18n/messages/register.ts'
import { type InputEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import * as fields from '../../forms/form.module.css'
import { SendButton, SentForm } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { REGISTER_PATH, RETURN_FIELD } from '../../models/shopper/account-paths.ts'
import { BRAZIL, type Country } from '../../models/shopper/places.ts'
import { withReturn } from '../../models/shopper/return-path.ts'
import { buttonClass } from '../../ui/button.tsx'
import * as styles from './account.module.css'
import { unanswered } from './account-failure.ts'
import type { RegisterField, RegisterOutcome } from './register.ts'
import { AddressFields, PersonFields } from './registration-fields.tsx'
import { type Entered, useEnter } from './use-enter.ts'
import { usePlace } from './use-place.ts'

interface RegisterFormProps {
  countries: readonly Country[]
  /** Page of the terms of use, '' without one. */
  terms: string
  returnPath: string
  earlier: RegisterOutcome | undefined
  onSignedIn: () => void
}

export function RegisterForm({ countries, terms, returnPath, earlier, onSignedIn }: RegisterFormProps) {
  const t = useTranslator()
  const form = useForm<RegisterField, RegisterOutcome & Entered>({
    load: async () => (await import('./register.ts')).registerForm,
    earlier: earlier?.answer,
    explain: unanswered,
    onResult: useEnter('sign_up', onSignedIn)
  })
  const place = usePlace()
  const [root, country, setCountry] = useCountry(earlier?.typed.pais ?? BRAZIL)

  function findPlace({ target }: InputEvent<HTMLDivElement>) {
    const isCepField = target instanceof HTMLInputElement && target.name === 'cep'
    if (isCepField && target.form && country === BRAZIL) void place.find(target.form, target.value)
  }

  const shared = { isBrazil: country === BRAZIL, typed: earlier?.typed, errors: form.errors }
  return (
    <div ref={root} onInput={findPlace}>
      <SentForm form={form} status={place.status} action={REGISTER_PATH} className={`${fields.form} ${fields.fields}`}>
        <input type="hidden" name={RETURN_FIELD} value={returnPath} />
        <PersonFields {...shared} />
        <AddressFields {...shared} countries={countries} onCountry={setCountry} />
        <TermsField terms={terms} isAccepted={Boolean(earlier?.typed.aceite)} error={form.errors.aceite} />
        <SendButton isBusy={form.isPending}>{t('register.send')}</SendButton>
      </SentForm>
      {form.answer?.ok ? (
        <Link className={buttonClass({})} to={withReturn(PATHS.access, returnPath)}>
          {t('account.enter')}
        </Link>
      ) : null}
    </div>
  )
}

/** Reads the country that the browser restored, which can differ from the rendered one. */
function useCountry(first: string) {
  const root = useRef<HTMLDivElement>(null)
  const [country, setCountry] = useState(first)
  useEffect(() => {
    const field = root.current?.querySelector('select[name="pais"]')
    if (field instanceof HTMLSelectElement) setCountry(field.value)
  }, [])
  return [root, country, setCountry] as const
}

interface TermsFieldProps {
  terms: string
  isAccepted: boolean
  error: string | undefined
}

/** Accepts the terms. The links open a new tab, so that the form keeps its values. */
function TermsField({ terms, isAccepted, error }: TermsFieldProps) {
  const t = useTranslator()
  const errorId = useId()
  return (
    <div className={styles.terms}>
      <label className={fields.check}>
        <input
          type="checkbox"
          name="aceite"
          required
          defaultChecked={isAccepted}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        {t('register.terms')}
      </label>
      {terms ? (
        <a href={terms} target="_blank" rel="noopener">
          {t('register.readTerms')}
        </a>
      ) : null}
      <a href={PATHS.privacy} target="_blank" rel="noopener">
        {t('register.policy')}
      </a>
      {error ? (
        <p id={errorId} className={fields.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
