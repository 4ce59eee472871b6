import * as v from 'valibot'
import { bodyReader, flag, stringMap, text } from './tolerant.ts'

/** Answer of a command: `sucesso: false` with 200 is a failure (spec 3). */
export const readCommand = bodyReader(v.object({ sucesso: flag, mensagem: text }), ['sucesso'])

const failure = v.object({ error: text, mensagem: text, message: text, erro: text })

const readFailure = bodyReader(failure, ['error', 'mensagem', 'message', 'erro'])

/** The server's message for a failed call, or empty. */
export function readErrorText(body: unknown): string {
  const found = readFailure(body)
  return found ? found.error || found.mensagem || found.message || found.erro : ''
}

const readFields = bodyReader(v.object({ campos: stringMap }), ['campos'])

/** Validation messages by field name in the request. Null when the server sends none. */
export function readErrorFields(body: unknown): Record<string, string> | null {
  const said = Object.entries(readFields(body)?.campos ?? {}).filter(([, message]) => message !== '')
  return said.length > 0 ? Object.fromEntries(said) : null
}
