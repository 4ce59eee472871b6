import { readCommand } from '../contract/command.ts'
import { plainText } from '../models/plain-text.ts'
import { ask, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

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

/** What the server says of it, in words without markup. `done` false: it was not taken. */
export interface Receipt {
  done: boolean
  message: string
}

/** "Tell me when it is back". `attribute`: the option that is waited for, 0 for none. */
export function requestNotice(
  transport: Transport,
  request: ProductRequest & { attribute: number },
  idempotencyKey: string
): Promise<ApiResult<Receipt>> {
  const body = { ...toWire(request), idAtributoValor: request.attribute }
  return ask(transport, { method: 'POST', path: 'product/solicitation', body, idempotencyKey }, read)
}

/** A price for what has none on the page. `copy`: the shopper wants the request by e-mail too. */
export function requestQuote(
  transport: Transport,
  request: ProductRequest & { copy: boolean },
  idempotencyKey: string
): Promise<ApiResult<Receipt>> {
  const body = { ...toWire(request), enviarEmail: request.copy }
  return ask(transport, { method: 'POST', path: 'product/budget', body, idempotencyKey }, read)
}

function toWire({ product, name, email, phone, message, mailing }: ProductRequest) {
  return { idProduto: product, nome: name, email, contato: phone, mensagem: message, mailing }
}

function read(body: unknown): Receipt | null {
  const command = readCommand(body)
  return command && { done: command.sucesso, message: plainText(command.mensagem) }
}
