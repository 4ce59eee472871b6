import '../../../i18n/words/reviewForm'
import { useTranslator } from '../../../i18n/use-translator'
import { FormField } from '../../form-field/form-field'
import { MAX_LENGTHS, type ReviewErrors, type TypedReview } from './review'
import styles from './review-form.module.css'

interface ReviewFieldsProps {
  typed: TypedReview | undefined
  errors: ReviewErrors
}

/** Their values are the browser's own: what was typed before hydration, or is wrong, stays. */
export function ReviewFields({ typed, errors }: ReviewFieldsProps) {
  const t = useTranslator()
  return (
    <>
      <div className={styles.pair}>
        <FormField label={t('reviewForm.name')} error={errors.nome}>
          {attributes => (
            <input
              type="text"
              {...attributes}
              name="nome"
              autoComplete="name"
              required
              maxLength={MAX_LENGTHS.nome}
              defaultValue={typed?.nome}
            />
          )}
        </FormField>
        <FormField label={t('reviewForm.email')} hint={t('reviewForm.emailHint')} error={errors.email}>
          {attributes => (
            <input
              {...attributes}
              type="email"
              name="email"
              autoComplete="email"
              required
              maxLength={MAX_LENGTHS.email}
              defaultValue={typed?.email}
            />
          )}
        </FormField>
      </div>
      <FormField label={t('reviewForm.comment')} error={errors.comentario}>
        {attributes => (
          <textarea
            {...attributes}
            name="comentario"
            rows={4}
            required
            maxLength={MAX_LENGTHS.comentario}
            defaultValue={typed?.comentario}
          />
        )}
      </FormField>
    </>
  )
}
