import type { FormOutcome } from '../../forms/form-answer.ts'
import type { ContactView } from '../../models/store/contact-view.ts'

export const WITHDRAWAL_FIELDS = ['pedido', 'identificacao', 'motivo'] as const
export const MAX_ORDER_LENGTH = 40
export const MAX_REASON_LENGTH = 1_000

export type WithdrawalField = (typeof WITHDRAWAL_FIELDS)[number]
export type WithdrawalOutcome = FormOutcome<WithdrawalField>
export type ShopContact = Pick<ContactView, 'email' | 'phone' | 'whatsapp'>
