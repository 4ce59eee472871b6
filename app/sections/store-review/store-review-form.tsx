import '../../i18n/messages/storeReview.ts'
import * as styles from '../../forms/form.module.css'
import { SendButton, SentForm } from '../../forms/form.tsx'
import { MessageField } from '../../forms/text-field.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { ScaleField } from './scale-field.tsx'
import type { StoreReviewField, StoreReviewOutcome } from './store-review-definition.ts'

const SCALE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export function StoreReviewForm({ reviewKey, outcome }: { reviewKey: string; outcome?: StoreReviewOutcome }) {
  const t = useTranslator()
  const form = useForm<StoreReviewField>({
    load: async () => (await import('./store-review-definition.ts')).storeReviewForm,
    earlier: outcome?.answer
  })
  const { errors } = form
  const typed = outcome?.typed
  const field = (name: StoreReviewField) => ({ name, typed: typed?.[name], error: errors[name] })
  const ends = [t('storeReview.worst'), t('storeReview.best')] as const
  const scale = { options: SCALE.map(mark => [String(mark), mark] as const), ends }
  const answers = [['sim', t('storeReview.yes')] as const, ['nao', t('storeReview.no')] as const]
  return (
    <SentForm
      form={form}
      action={`${PATHS.storeReview}?key=${encodeURIComponent(reviewKey)}`}
      className={styles.fields}
    >
      <ScaleField legend={t('storeReview.experience')} {...field('experiencia')} {...scale} />
      <ScaleField legend={t('storeReview.service')} {...field('atendimento')} {...scale} />
      <ScaleField legend={t('storeReview.satisfied')} {...field('satisfacao')} options={answers} />
      <MessageField name="mensagem" label={t('storeReview.message')} rows={4} typed={typed} errors={errors} />
      <label className={styles.check}>
        <input type="checkbox" name="autorizacao" defaultChecked={Boolean(typed?.autorizacao)} />
        {t('storeReview.publish')}
      </label>
      <SendButton isBusy={form.isPending}>{t('storeReview.submit')}</SendButton>
    </SentForm>
  )
}
