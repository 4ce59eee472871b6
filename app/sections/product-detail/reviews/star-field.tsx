import '../../../i18n/messages/reviewForm.ts'
import { useId } from 'react'
import * as fields from '../../../forms/form.module.css'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import * as styles from './review-form.module.css'

const RATINGS = [1, 2, 3, 4, 5]

/** One to five stars as radio buttons, so that arrow keys work. */
export function StarField({ typed, error }: { typed: string | undefined; error: string | undefined }) {
  const t = useTranslator()
  const errorId = useId()
  const describedBy = error ? errorId : undefined
  return (
    <fieldset className={styles.rating} aria-describedby={describedBy}>
      <legend>{t('reviewForm.rating')}</legend>
      <div className={styles.stars}>
        {RATINGS.map(stars => (
          <label key={stars}>
            <input
              type="radio"
              name="nota"
              value={stars}
              required
              defaultChecked={typed === String(stars)}
              data-wrong={error && stars === 1 ? '' : undefined}
              aria-describedby={describedBy}
            />
            <span className="visually-hidden">{t('reviewForm.ratingOf', { count: stars })}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className={fields.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
