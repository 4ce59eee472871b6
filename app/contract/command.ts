import * as w from './tolerant.ts'

/** Answer of a command: `sucesso: false` with 200 is a failure (spec 3). */
export const readCommand = w.bodyReader(['sucesso'], { sucesso: w.flag, mensagem: w.text })

const FAILURE_KEYS = ['error', 'mensagem', 'message', 'erro'] as const
const readFailure = w.bodyReader(FAILURE_KEYS, w.texts(...FAILURE_KEYS))

export function readErrorText(body: unknown): string {
  const found = readFailure(body)
  return found ? found.error || found.mensagem || found.message || found.erro : ''
}

const readFields = w.bodyReader(['campos'], { campos: w.stringMap })

export function readErrorFields(body: unknown): Record<string, string> | null {
  const said = Object.entries(readFields(body)?.campos ?? {}).filter(([, message]) => message !== '')
  return said.length > 0 ? Object.fromEntries(said) : null
}
