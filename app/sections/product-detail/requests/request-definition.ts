import '../../../i18n/messages/requests.ts'
import * as v from 'valibot'
import { postForm } from '../../../api/receipt.ts'
import { defineForm, type Sent } from '../../../forms/define-form.ts'
import { LENGTHS } from '../../../forms/lengths.ts'
import { checkbox, emailText, optionalText, phoneText, requiredText } from '../../../forms/rules.ts'
import type { RequestField, RequestKind } from '../product-forms.ts'

const MAX_ID_LENGTH = 20

export const requestForm = defineForm({
  names: ['idAtributoValor', 'nome', 'email', 'contato', 'mensagem', 'mailing', 'enviarEmail'] satisfies RequestField[],
  rules: t =>
    v.object({
      idAtributoValor: optionalText(MAX_ID_LENGTH, t),
      nome: requiredText(LENGTHS.name, t),
      email: emailText(t),
      contato: phoneText(t),
      mensagem: optionalText(LENGTHS.message, t),
      mailing: checkbox,
      enviarEmail: checkbox
    }),
  call(transport, values, { about: { kind, product }, idempotencyKey }: Sent<{ kind: RequestKind; product: number }>) {
    const { enviarEmail, idAtributoValor, ...common } = values
    const quote = { idProduto: product, ...common, enviarEmail }
    const notice = { idProduto: product, ...common, idAtributoValor: Number(idAtributoValor) || 0 }
    return kind === 'orcamento'
      ? postForm(transport, 'product/budget', quote, idempotencyKey)
      : postForm(transport, 'product/solicitation', notice, idempotencyKey)
  },
  thanks: (t, { about }) => t(about.kind === 'orcamento' ? 'requests.quoteThanks' : 'requests.noticeThanks')
})
