import { callApi, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'
import { type Receipt, readReceipt } from './receipt.ts'

export interface Subscriber {
  email: string
  /** Empty when not given. */
  name: string
}

export function subscribe(
  transport: Transport,
  { email, name }: Subscriber,
  idempotencyKey: string
): Promise<ApiResult<Receipt>> {
  const body = { email, ...(name && { nome: name }) }
  return callApi(transport, { method: 'POST', path: 'newsletter', body, idempotencyKey }, readReceipt)
}
