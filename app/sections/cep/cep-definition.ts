import '../../i18n/messages/cep.ts'
import '../../i18n/messages/freight.ts'
import * as v from 'valibot'
import type { ApiResult } from '../../api/failure.ts'
import type { Receipt } from '../../api/receipt.ts'
import { postZipcode } from '../../api/user.ts'
import { defineForm } from '../../forms/define-form.ts'
import type { FormOutcome } from '../../forms/form-answer.ts'
import { formatCep, isCep } from '../../models/shopper/formatters.ts'
import type { User } from '../../models/shopper/user.ts'
import { CEP_FIELD } from '../product-detail/shipping/shipping.ts'

/** `user`: the data that the API stored; null when it stores no CEP. */
export type CepOutcome = FormOutcome<'cep'> & Pick<CepReceipt, 'user'>

type CepReceipt = Receipt & { user: Partial<User> | null }

/** Sets the shipping CEP. An API that cannot store it is not an error, because every shipping call sends the CEP. */
export const cepForm = defineForm({
  names: [CEP_FIELD],
  rules: t =>
    v.object({
      [CEP_FIELD]: v.pipe(
        v.string(),
        v.transform(text => formatCep(text)),
        v.check(isCep, t('freight.cepWrong'))
      )
    }),
  async call(transport, { cep }): Promise<ApiResult<CepReceipt>> {
    const result = await postZipcode(transport, cep)
    const isRefused = !result.ok && (result.status === 400 || result.status === 422)
    if (isRefused) return result
    return { ok: true, data: { done: true, message: '', user: result.ok ? result.data : null } }
  },
  thanks(t, { values: { cep }, receipt: { user } }) {
    const place = [user?.city, user?.state].filter(Boolean).join('/')
    return place ? t('cep.keptPlace', { cep, place }) : t('cep.kept', { cep })
  },
  explain: ({ message }, t) => ({ ok: false, message: '', errors: { cep: message || t('freight.cepWrong') } })
})
