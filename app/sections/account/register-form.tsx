import '../../i18n/messages/account'
import '../../i18n/messages/register'
import { type InputEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { SendButton } from '../../forms/form'
import fields from '../../forms/form.module.css'
import type { FormAnswer } from '../../forms/form-answer'
import { SentForm } from '../../forms/sent-form'
import { useSending } from '../../forms/use-sending'
import { useTranslator } from '../../i18n/use-translator'
import { ACCESS_PATH, REGISTER_PATH, RETURN_FIELD } from '../../models/account-paths'
import { BRAZIL, type Country } from '../../models/places'
import { type Registration, readRegistration } from '../../models/registration'
import { withReturn } from '../../models/return-path'
import type { User } from '../../models/user'
import { useActions } from '../../stores/provider'
import { recordEvent } from '../../stores/shop-events'
import { buttonClass } from '../../ui/button'
import { AddressFields } from './address-fields'
import { PersonFields } from './person-fields'
import type { RegisterField } from './register'
import { TermsField } from './terms-field'
import { usePlace } from './use-place'

interface RegisterFormProps {
  countries: readonly Country[]
  returnPath: string
  /** What became of it, sent without JavaScript. */
  earlier?: { typed: Registration; answer: FormAnswer<RegisterField> }
  /** The new customer is signed in. */
  onSignedIn: () => void
}

export function RegisterForm({ countries, returnPath, earlier, onSignedIn }: RegisterFormProps) {
  const t = useTranslator()
  const { user } = useActions()
  const sending = useSending<RegisterField>(earlier?.answer)
  const place = usePlace()
  const [root, country, setCountry] = useCountry(earlier?.typed.pais ?? BRAZIL)

  function send(form: HTMLFormElement) {
    const typed = readRegistration(new FormData(form))
    void sending.send(typed, async idempotencyKey => {
      const { browserAccount } = await import('./account.browser')
      const outcome = await browserAccount.register({ typed, idempotencyKey }, t)
      if (outcome.user) await enter(outcome.user)
      return outcome.answer
    })
  }

  async function enter(who: User) {
    // The next page's header asks who is there: it is told first.
    await user.enter(who).catch(() => null)
    recordEvent({ name: 'sign_up', method: 'password' })
    onSignedIn()
  }

  function findPlace({ target }: InputEvent<HTMLDivElement>) {
    const isCepField = target instanceof HTMLInputElement && target.name === 'cep'
    if (isCepField && target.form && country === BRAZIL) void place.find(target.form, target.value)
  }

  const shared = { country, typed: earlier?.typed, errors: sending.errors }
  return (
    <div ref={root} onInput={findPlace}>
      <SentForm
        sending={sending}
        onSend={send}
        status={place.status}
        action={REGISTER_PATH}
        className={`${fields.form} ${fields.fields}`}
      >
        <input type="hidden" name={RETURN_FIELD} value={returnPath} />
        <PersonFields {...shared} />
        <AddressFields {...shared} countries={countries} onCountry={setCountry} />
        <TermsField isAccepted={earlier?.typed.aceite ?? false} error={sending.errors.aceite} />
        <SendButton isBusy={sending.isPending}>{t('register.send')}</SendButton>
      </SentForm>
      {sending.answer?.ok ? (
        <Link className={buttonClass({})} to={withReturn(ACCESS_PATH, returnPath)}>
          {t('account.enter')}
        </Link>
      ) : null}
    </div>
  )
}

/** A browser may have kept another choice than the page came with. */
function useCountry(first: string) {
  const root = useRef<HTMLDivElement>(null)
  const [country, setCountry] = useState(first)
  useEffect(() => {
    const field = root.current?.querySelector('select[name="pais"]')
    if (field instanceof HTMLSelectElement) setCountry(field.value)
  }, [])
  return [root, country, setCountry] as const
}
