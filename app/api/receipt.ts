import { readCommand } from '../contract/command.ts'
import { plainText } from '../models/content/plain-text.ts'
import { type ApiCall, callApi, type Transport } from './client.ts'

export interface Receipt {
  done: boolean
  message: string
}

/** Sends a form. `body` has the names of the wire, like the fields of the forms: messages come back under them. */
export function postForm(
  transport: Transport,
  path: Extract<ApiCall, { method: 'POST' }>['path'],
  body: object,
  idempotencyKey: string
) {
  return callApi(transport, { method: 'POST', path, body, idempotencyKey }, readReceipt)
}

export function readReceipt(body: unknown): Receipt | null {
  const command = readCommand(body)
  return command && { done: command.sucesso, message: plainText(command.mensagem) }
}
