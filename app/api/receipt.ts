import { readCommand } from '../contract/command.ts'
import { plainText } from '../models/content/plain-text.ts'

/** The server's answer to a form, as plain text. `done` is false when it was refused. */
export interface Receipt {
  done: boolean
  message: string
}

export function readReceipt(body: unknown): Receipt | null {
  const command = readCommand(body)
  return command && { done: command.sucesso, message: plainText(command.mensagem) }
}
