import '../../../i18n/messages/forms'
import '../../../i18n/messages/reviewForm'
import { FormField } from '../../../forms/field'
import styles from '../../../forms/form.module.css'
import type { FieldErrors } from '../../../forms/form-rules'
import { useTranslator } from '../../../i18n/use-translator'
import { REVIEW_RULES, type ReviewField, type TypedReview } from './review'

interface ReviewFieldsProps {
  typed: TypedReview | undefined
  errors: FieldErrors<ReviewField>
}

/** Their values are the browser's own: what was typed before hydration, or is wrong, stays. */
export function ReviewFields({ typed, errors }: ReviewFieldsProps) {
  const t = useTranslator()
  return (
    <>
      <div className={styles.pair}>
        <FormField label={t('forms.name')} error={errors.nome}>
          {attributes => (
            <input
              type="text"
              {...attributes}
              name="nome"
              autoComplete="name"
              required
              maxLength={REVIEW_RULES.nome.max}
              defaultValue={typed?.nome}
            />
          )}
        </FormField>
        <FormField label={t('forms.email')} hint={t('reviewForm.emailHint')} error={errors.email}>
          {attributes => (
            <input
              {...attributes}
              type="email"
              name="email"
              autoComplete="email"
              required
              maxLength={REVIEW_RULES.email.max}
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
            maxLength={REVIEW_RULES.comentario.max}
            defaultValue={typed?.comentario}
          />
        )}
      </FormField>
    </>
  )
}
