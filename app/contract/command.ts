import { bodyReader, flag, stringMap, text, texts } from './tolerant.ts'

/** Answer of a command: `sucesso: false` with 200 is a failure (spec 3). */
export const readCommand = bodyReader(['sucesso'], { sucesso: flag, mensagem: text })

const FAILURE_KEYS = ['error', 'mensagem', 'message', 'erro'] as const
const readFailure = bodyReader(FAILURE_KEYS, texts(...FAILURE_KEYS))

export function readErrorText(body: unknown): string {
  const found = readFailure(body)
  return found ? found.error || found.mensagem || found.message || found.erro : ''
}

const readFields = bodyReader(['campos'], { campos: stringMap })

export function readErrorFields(body: unknown): Record<string, string> | null {
  const said = Object.entries(readFields(body)?.campos ?? {}).filter(([, message]) => message !== '')
  return said.length > 0 ? Object.fromEntries(said) : null
}
