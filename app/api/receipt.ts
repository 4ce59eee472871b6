import { readCommand } from '../contract/command.ts'
import { plainText } from '../models/content/plain-text.ts'

/** What the server says of a form, in words without markup. `done` false: it was not taken. */
export interface Receipt {
  done: boolean
  message: string
}

export function readReceipt(body: unknown): Receipt | null {
  const command = readCommand(body)
  return command && { done: command.sucesso, message: plainText(command.mensagem) }
}
