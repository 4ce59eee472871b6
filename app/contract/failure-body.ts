import { readErrorFields, readErrorText } from './command.ts'
import { bodyReader, item, list, text } from './tolerant.ts'

const MAX_TEXT = 500
const MAX_NAME = 80
const MAX_ENTRIES = 50

const readMessages = bodyReader(['mensagens'], { mensagens: list(item({ tipo: text, mensagem: text })) })

/**
 * Reads the contract's fields of a failed call as texts of bounded length. Other fields may hold internals: stacks, queries,
 * request headers. `hide` removes secrets from a text before it is cut.
 */
export function readFailureBody(body: unknown, hide: (said: string) => string) {
  const short = (said: string, length = MAX_TEXT) => [...hide(said)].slice(0, length).join('')
  const error = readErrorText(body)
  const fields = Object.entries(readErrorFields(body) ?? {}).slice(0, MAX_ENTRIES)
  const messages = (readMessages(body)?.mensagens ?? []).slice(0, MAX_ENTRIES)
  return {
    ...(error && { error: short(error) }),
    ...(fields.length > 0 && {
      campos: Object.fromEntries(fields.map(([name, said]) => [short(name, MAX_NAME), short(said)]))
    }),
    ...(messages.length > 0 && {
      mensagens: messages.map(({ tipo, mensagem }) => ({ tipo: short(tipo, MAX_NAME), mensagem: short(mensagem) }))
    })
  }
}
