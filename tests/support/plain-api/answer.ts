import type { Contract } from './contract.ts'

/** Menus that the store asks for besides those of the specification. */
const OWN_MENU = /^struct\/menus\/(menu-principal|pitch-bar)$/

interface PlainCall {
  method: string
  path: string
  query: URLSearchParams
}

type Ask = (query: URLSearchParams) => Promise<{ status: number; body: unknown }>

const NOTHING = { status: 404, body: { error: 'Não existe' } }

/** The answer of an API that serves the contract and nothing else. */
export async function plainAnswer(contract: Contract, { method, path, query }: PlainCall, ask: Ask) {
  const operation = contract.find(method, path)
  if (!operation || OWN_MENU.test(path)) return NOTHING
  const asked = [...query].filter(([name]) => !operation.extensions.includes(name))
  const { status, body } = await ask(new URLSearchParams(asked))
  return { status, body: contract.keep(status < 300 ? operation.answer : contract.error, body) }
}
