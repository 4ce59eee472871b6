import '../../i18n/messages/withdrawal.ts'
import * as styles from '../../forms/form.module.css'
import { SendButton, SentForm } from '../../forms/form.tsx'
import { LENGTHS } from '../../forms/lengths.ts'
import { type FieldState, MessageField, TextField } from '../../forms/text-field.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import {
  MAX_ORDER_LENGTH,
  MAX_REASON_LENGTH,
  type ShopContact,
  type WithdrawalField,
  type WithdrawalOutcome
} from './withdrawal.ts'
import { explainWithdrawal } from './withdrawal-failure.ts'
import * as own from './withdrawal-form.module.css'

export function WithdrawalForm({ contact, outcome }: { contact: ShopContact; outcome?: WithdrawalOutcome }) {
  const t = useTranslator()
  const form = useForm<WithdrawalField>({
    load: async () => (await import('./withdrawal-definition.ts')).withdrawalForm,
    earlier: outcome?.answer,
    explain: failure => explainWithdrawal(failure, t, contact)
  })
  const state: FieldState<WithdrawalField> = { typed: outcome?.typed, errors: form.errors }
  return (
    <div className={own.place}>
      <SentForm form={form} action={PATHS.withdrawal} className={styles.fields}>
        <TextField {...state} name="pedido" label={t('withdrawal.order')} required maxLength={MAX_ORDER_LENGTH} />
        <TextField
          {...state}
          name="identificacao"
          label={t('withdrawal.identification')}
          required
          maxLength={LENGTHS.email}
          autoCapitalize="none"
          spellCheck={false}
        />
        <MessageField {...state} name="motivo" label={t('withdrawal.reason')} rows={3} maxLength={MAX_REASON_LENGTH} />
        <SendButton isBusy={form.isPending}>{t('withdrawal.submit')}</SendButton>
      </SentForm>
    </div>
  )
}
