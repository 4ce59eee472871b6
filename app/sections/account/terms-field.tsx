import '../../i18n/messages/register'
import { useId } from 'react'
import fields from '../../forms/form.module.css'
import { useTranslator } from '../../i18n/use-translator'
import styles from './account.module.css'

const POLICY_PATH = '/pagina/politica-de-privacidade'

/** Accepts the terms. Their link opens a new tab, so that the form keeps its values. */
export function TermsField({ isAccepted, error }: { isAccepted: boolean; error: string | undefined }) {
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
      <a href={POLICY_PATH} target="_blank" rel="noopener">
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
