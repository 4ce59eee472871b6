import { callApi, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'
import { type Receipt, readReceipt } from './receipt.ts'

interface Author {
  name: string
  email: string
}

export function sendQuestion(
  transport: Transport,
  { product, name, email, text }: Author & { product: number; text: string },
  idempotencyKey: string
): Promise<ApiResult<Receipt>> {
  const body = { nivel: 'produto', idNivel: product, nome: name, email, contato: '', pergunta: text }
  return callApi(transport, { method: 'POST', path: 'question', body, idempotencyKey }, readReceipt)
}

/** To a question that is published. */
export function sendAnswer(
  transport: Transport,
  { question, name, email, text }: Author & { question: number; text: string },
  idempotencyKey: string
): Promise<ApiResult<Receipt>> {
  const body = { idPergunta: question, nome: name, email, contato: '', resposta: text }
  return callApi(transport, { method: 'POST', path: 'question/answer', body, idempotencyKey }, readReceipt)
}
