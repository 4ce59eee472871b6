import type { Transport } from '../../api/client'
import { postZipcode } from '../../api/user'
import { formatCep, isCep } from '../../models/formatters'
import type { User } from '../../models/user'

/** `user`: what the API keeps since; null where it keeps no CEP. `said`: its own words, '' when it had none. */
export type CepAnswer = { ok: true; cep: string; user: Partial<User> | null } | { ok: false; cep: string; said: string }

/** An API that cannot keep the CEP does not refuse it: each calculation tells it the CEP anyway. */
export async function sendCep(transport: Transport, typed: string): Promise<CepAnswer> {
  const cep = formatCep(typed)
  if (!isCep(cep)) return { ok: false, cep: typed, said: '' }
  const result = await postZipcode(transport, cep)
  if (result.ok) return { ok: true, cep, user: result.data }
  const isRefused = result.kind === 'http' && (result.status === 400 || result.status === 422)
  return isRefused ? { ok: false, cep, said: result.message } : { ok: true, cep, user: null }
}
