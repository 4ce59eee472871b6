import { readErrorFields, readErrorText } from './command.ts'
import * as w from './tolerant.ts'

const MAX_TEXT = 500
const MAX_NAME = 80
const MAX_ENTRIES = 50

const readMessages = w.bodyReader(['mensagens'], { mensagens: w.list(w.item({ tipo: w.text, mensagem: w.text })) })

/** Texts of bounded length. Other fields may hold internals: stacks, queries, headers. `hide` removes secrets first. */
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
