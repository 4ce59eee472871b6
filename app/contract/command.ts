import * as v from 'valibot'
import { bodyReader, flag, text } from './tolerant.ts'

/** Answer of a command: `sucesso: false` with 200 is a failure (spec 3). */
export const readCommand = bodyReader(v.object({ sucesso: flag, mensagem: text }), ['sucesso'])

const failure = v.object({ error: text, mensagem: text, message: text, erro: text })

const readFailure = bodyReader(failure, ['error', 'mensagem', 'message', 'erro'])

/** The server's own words of a failed call, or ''. */
export function readErrorText(body: unknown): string {
  const found = readFailure(body)
  return found ? found.error || found.mensagem || found.message || found.erro : ''
}
