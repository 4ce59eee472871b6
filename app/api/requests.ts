import { callApi, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'
import { type Receipt, readReceipt } from './receipt.ts'

/** Who asks, about what. */
export interface ProductRequest {
  product: number
  name: string
  email: string
  /** Digits and separators, or ''. */
  phone: string
  message: string
  /** Whether the store may write about other things too. */
  mailing: boolean
}

/** "Tell me when it is back". `attribute`: the option that is waited for, 0 for none. */
export function requestNotice(
  transport: Transport,
  request: ProductRequest & { attribute: number },
  idempotencyKey: string
): Promise<ApiResult<Receipt>> {
  const body = { ...toWire(request), idAtributoValor: request.attribute }
  return callApi(transport, { method: 'POST', path: 'product/solicitation', body, idempotencyKey }, readReceipt)
}

/** A price for what has none on the page. `copy`: the shopper wants the request by e-mail too. */
export function requestQuote(
  transport: Transport,
  request: ProductRequest & { copy: boolean },
  idempotencyKey: string
): Promise<ApiResult<Receipt>> {
  const body = { ...toWire(request), enviarEmail: request.copy }
  return callApi(transport, { method: 'POST', path: 'product/budget', body, idempotencyKey }, readReceipt)
}

function toWire({ product, name, email, phone, message, mailing }: ProductRequest) {
  return { idProduto: product, nome: name, email, contato: phone, mensagem: message, mailing }
}
