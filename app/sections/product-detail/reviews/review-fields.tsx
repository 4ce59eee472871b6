import '../../../i18n/messages/forms'
import '../../../i18n/messages/reviewForm'
import { FormField } from '../../../forms/field'
import styles from '../../../forms/form.module.css'
import type { FieldErrors, Typed } from '../../../forms/form-answer'
import { LENGTHS } from '../../../forms/lengths'
import { useTranslator } from '../../../i18n/use-translator'
import type { ReviewField } from './review'

interface ReviewFieldsProps {
  typed: Typed<ReviewField> | undefined
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
              maxLength={LENGTHS.name}
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
              maxLength={LENGTHS.email}
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
            maxLength={LENGTHS.message}
            defaultValue={typed?.comentario}
          />
        )}
      </FormField>
    </>
  )
}
