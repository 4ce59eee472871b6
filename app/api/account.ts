import { readCommand } from '../contract/command.ts'
import { readUser } from '../contract/user.ts'
import { formatCep, formatCpf } from '../models/shopper/formatters.ts'
import { BRAZIL } from '../models/shopper/places.ts'
import { formatOwnPhone, type Registration } from '../models/shopper/registration.ts'
import type { User } from '../models/shopper/user.ts'
import { toUser } from '../models/shopper/user-data.ts'
import { callApi, type Transport } from './client.ts'
import { type ApiResult, refusal } from './failure.ts'
import type { Receipt } from './receipt.ts'
import { fetchUser } from './user.ts'

/** A success after which nobody is signed in is a refusal. */
export async function signIn(
  transport: Transport,
  { email, password }: { email: string; password: string }
): Promise<ApiResult<User>> {
  const body = { usuario: email.trim(), senha: password, revendedor: false }
  const result = await enter(transport, 'login', body)
  if (!result.ok) return result
  const { user } = result.data
  return user.signedIn ? { ok: true, data: user } : refusal(401)
}

export function register(transport: Transport, customer: Registration, idempotencyKey: string) {
  return enter(transport, 'register', toWireCustomer(customer), idempotencyKey)
}

export async function signOut(transport: Transport): Promise<ApiResult<Receipt>> {
  const answer = await post(transport, 'logout', {})
  return !answer.ok && answer.status === 401 ? { ok: true, data: { done: true, message: '' } } : answer
}

export function recoverPassword(transport: Transport, email: string) {
  return post(transport, 'password-recovery', { usuario: email.trim() })
}

/** An extension of the contract. The edge adds the token of the reset link. */
export function resetPassword(transport: Transport, password: string) {
  return post(transport, 'password-reset', { senha: password })
}

/** Contract 7: some APIs answer with the user, others only with success. Then the user is fetched. */
async function enter(
  transport: Transport,
  name: 'login' | 'register',
  body: object,
  idempotencyKey?: string
): Promise<ApiResult<{ user: User; message: string }>> {
  const answer = await post(transport, name, body, idempotencyKey)
  if (!answer.ok) return answer
  const { done, message, user: known } = answer.data
  if (!done) return refusal(401, message)
  if (known?.signedIn) return { ok: true, data: { user: known, message } }
  const user = await fetchUser(transport)
  return user.ok ? { ok: true, data: { user: user.data, message } } : user
}

type CommandName = 'login' | 'register' | 'logout' | 'password-recovery' | 'password-reset'

function post(transport: Transport, name: CommandName, body: object, idempotencyKey?: string) {
  return callApi(transport, { method: 'POST', path: `checkout/${name}`, body, idempotencyKey }, readAnswer)
}

function readAnswer(body: unknown): Receipt & { user: User | null } {
  const [command, user] = [readCommand(body), readUser(body)]
  return { done: command?.sucesso ?? true, message: command?.mensagem ?? '', user: user && toUser(user) }
}

/** Contract 16.14. Masked like the API's own answers. */
function toWireCustomer({ nomeRazao, email, senha, cpf, telefone, aceite, cep, pais, ...place }: Registration) {
  const masked = (value: string, format: (value: string) => string) => (pais === BRAZIL ? format(value) : value)
  return {
    nomeRazao,
    email,
    senha,
    cpf: masked(cpf, formatCpf),
    telefone: masked(telefone, formatOwnPhone),
    aceite,
    endereco: { cep: masked(cep, formatCep), ...place, pais }
  }
}
