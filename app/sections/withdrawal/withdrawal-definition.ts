import '../../i18n/messages/withdrawal.ts'
import * as v from 'valibot'
import type { Transport } from '../../api/client.ts'
import { refusal } from '../../api/failure.ts'
import { postForm } from '../../api/receipt.ts'
import { defineForm, type Sent } from '../../forms/define-form.ts'
import { LENGTHS } from '../../forms/lengths.ts'
import { optionalText, requiredText } from '../../forms/rules.ts'
import { formatDate } from '../../i18n/format-date.ts'
import type { Translator } from '../../i18n/translator.ts'
import { isEmail } from '../../models/shopper/email.ts'
import { formatCpf, isCpf } from '../../models/shopper/formatters.ts'
import { dayInBrazil, protocolOf } from './protocol.ts'
import { MAX_ORDER_LENGTH, MAX_REASON_LENGTH, type ShopContact, WITHDRAWAL_FIELDS } from './withdrawal.ts'
import { explainWithdrawal } from './withdrawal-failure.ts'

export const withdrawalForm = defineForm({
  names: WITHDRAWAL_FIELDS,
  rules: t =>
    v.object({
      pedido: requiredText(MAX_ORDER_LENGTH, t),
      identificacao: identification(t),
      motivo: optionalText(MAX_REASON_LENGTH, t)
    }),
  call: sendWithdrawal,
  thanks: (t, { receipt: { protocol, day } }) =>
    t('withdrawal.thanks', { protocol, date: formatDate(day, t.language) }),
  explain: explainWithdrawal
})

function identification(t: Translator) {
  const isKnown = (value: string) => isEmail(value) || isTypedCpf(value)
  return v.pipe(
    requiredText(LENGTHS.email, t),
    v.check(isKnown, t('withdrawal.identificationWrong')),
    v.transform(value => (isTypedCpf(value) ? formatCpf(value) : value))
  )
}

function isTypedCpf(value: string): boolean {
  return /^[\d.\-\s]+$/.test(value) && isCpf(value)
}

type Values = Record<(typeof WITHDRAWAL_FIELDS)[number], string>

/** The number counts only once the API has taken the message. */
async function sendWithdrawal(transport: Transport, values: Values, { about, idempotencyKey }: Sent<ShopContact>) {
  const day = dayInBrazil(new Date())
  const protocol = await protocolOf([idempotencyKey, values.pedido, values.identificacao], day)
  const body = messageOf(values, protocol, about)
  // The number is in the message, so another day is another message.
  const result = await postForm(transport, 'form/contact', body, `${idempotencyKey}-${day}`)
  if (!result.ok) return result
  const { done, message } = result.data
  return done ? { ok: true as const, data: { done, message: '', protocol, day } } : refusal(422, message)
}

/** The contract's contact form, whose readers are the shop's: the call needs a name and an e-mail address. */
function messageOf({ pedido, identificacao, motivo }: Values, protocol: string, { email }: ShopContact) {
  const lines = [
    'Exercício do direito de arrependimento (CDC, art. 49).',
    `Protocolo: ${protocol}`,
    `Pedido: ${pedido}`,
    `CPF ou e-mail: ${identificacao}`,
    motivo && `Motivo: ${motivo}`
  ]
  return {
    hashEmail: 'contato/formulario',
    nome: `Pedido ${pedido}`,
    email: isEmail(identificacao) ? identificacao : email,
    contato: '',
    assunto: `Direito de arrependimento ${protocol}`,
    mensagem: lines.filter(Boolean).join('\n')
  }
}
