import '../../i18n/messages/storeReview'
import { SendButton, SentForm } from '../../forms/form'
import styles from '../../forms/form.module.css'
import { MessageField } from '../../forms/text-field'
import { useForm } from '../../forms/use-form'
import { useTranslator } from '../../i18n/use-translator'
import { ScaleField } from './scale-field'
import { SCALE, STORE_REVIEW_PATH, type StoreReviewOutcome } from './store-review'

interface StoreReviewFormProps {
  /** The key of the invitation. */
  reviewKey: string
  outcome: StoreReviewOutcome | undefined
}

/** Rates the purchase from 1 to 10, and asks whether the shopper would buy again. Posts to its page. */
export function StoreReviewForm({ reviewKey, outcome }: StoreReviewFormProps) {
  const t = useTranslator()
  const form = useForm({ load, earlier: outcome?.answer })
  const { errors } = form
  const typed = outcome?.typed
  const ends = [t('storeReview.worst'), t('storeReview.best')] as const
  const scale = { options: SCALE.map(mark => [String(mark), mark] as const), ends }
  const answers = [['sim', t('storeReview.yes')] as const, ['nao', t('storeReview.no')] as const]
  return (
    <SentForm
      form={form}
      action={`${STORE_REVIEW_PATH}?key=${encodeURIComponent(reviewKey)}`}
      className={styles.fields}
    >
      <ScaleField
        legend={t('storeReview.experience')}
        name="experiencia"
        {...scale}
        typed={typed?.experiencia}
        error={errors.experiencia}
      />
      <ScaleField
        legend={t('storeReview.service')}
        name="atendimento"
        {...scale}
        typed={typed?.atendimento}
        error={errors.atendimento}
      />
      <ScaleField
        legend={t('storeReview.satisfied')}
        name="satisfacao"
        options={answers}
        typed={typed?.satisfacao}
        error={errors.satisfacao}
      />
      <MessageField name="mensagem" label={t('storeReview.message')} rows={4} typed={typed} errors={errors} />
      <label className={styles.check}>
        <input type="checkbox" name="autorizacao" defaultChecked={Boolean(typed?.autorizacao)} />
        {t('storeReview.publish')}
      </label>
      <SendButton isBusy={form.isPending}>{t('storeReview.submit')}</SendButton>
    </SentForm>
  )
}

async function load() {
  return (await import('./store-review-definition')).storeReviewForm
}
