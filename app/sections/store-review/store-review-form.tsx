import '../../i18n/messages/storeReview'
import { FormField } from '../../forms/field'
import { SendButton } from '../../forms/form'
import styles from '../../forms/form.module.css'
import { SentForm } from '../../forms/sent-form'
import { useSending } from '../../forms/use-sending'
import { useTranslator } from '../../i18n/use-translator'
import { ScaleField } from './scale-field'
import {
  readTypedStoreReview,
  SCALE,
  STORE_REVIEW_PATH,
  STORE_REVIEW_RULES,
  type StoreReviewField,
  type StoreReviewOutcome
} from './store-review'

interface StoreReviewFormProps {
  /** Of the invitation. */
  reviewKey: string
  outcome: StoreReviewOutcome | undefined
}

/** How the purchase was, from 1 to 10, and whether it would be made again. The page answers it, or the API. */
export function StoreReviewForm({ reviewKey, outcome }: StoreReviewFormProps) {
  const t = useTranslator()
  const sending = useSending<StoreReviewField>(outcome?.answer)
  const { errors } = sending
  const typed = outcome?.typed
  const ends = [t('storeReview.worst'), t('storeReview.best')] as const
  function send(form: HTMLFormElement) {
    const said = readTypedStoreReview(new FormData(form))
    void sending.send(said, async idempotencyKey => {
      const { submitInBrowser } = await import('./send-store-review.browser')
      return submitInBrowser({ key: reviewKey, typed: said, idempotencyKey }, t)
    })
  }
  const scale = { options: SCALE.map(mark => [String(mark), mark] as const), ends }
  const answers = [['sim', t('storeReview.yes')] as const, ['nao', t('storeReview.no')] as const]
  return (
    <SentForm
      sending={sending}
      onSend={send}
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
      <FormField label={t('storeReview.message')} error={errors.mensagem}>
        {attributes => (
          <textarea
            {...attributes}
            name="mensagem"
            rows={4}
            maxLength={STORE_REVIEW_RULES.mensagem.max}
            defaultValue={typed?.mensagem}
          />
        )}
      </FormField>
      <label className={styles.check}>
        <input type="checkbox" name="autorizacao" defaultChecked={typed?.autorizacao} />
        {t('storeReview.publish')}
      </label>
      <SendButton isBusy={sending.isPending}>{t('storeReview.submit')}</SendButton>
    </SentForm>
  )
}
