import type { ApiCall, Transport } from '../api/client.ts'
import { toResult } from '../api/client.ts'
import type { ApiResult } from '../api/failure.ts'
import type { CartStoreOptions } from './cart.ts'
import { initialStates } from './shopper-states.ts'

export type Trouble = 'none' | 'http' | 'lost-request' | 'lost-response'

/** A fake cart server: stock of 9 per line, POST adds, PUT sets, refusals are 200 with messages. */
export function createCartServer() {
  const lines = new Map<string, number>()
  const answered = new Map<string, unknown>()
  const troubles: Trouble[] = []
  const delays: number[] = []
  const totals = new Set<number | null>([null])

  const transport: Transport = async call => {
    const trouble = troubles.shift() ?? 'none'
    await hops(delays.shift() ?? 1)
    if (trouble === 'lost-request') throw new TypeError('fetch failed')
    const result = trouble === 'http' ? toResult({ status: 500, body: { error: 'Erro interno' } }) : once(call)
    await hops(delays.shift() ?? 1)
    if (trouble === 'lost-response') throw new TypeError('fetch failed')
    return result
  }

  function once(call: ApiCall): ApiResult<unknown> {
    const key = call.idempotencyKey
    const body = (key && answered.get(key)) || handle(call)
    if (key) answered.set(key, body)
    return body === GONE ? toResult({ status: 404, body: { error: 'Item não encontrado' } }) : { ok: true, data: body }
  }

  function handle({ method, body }: ApiCall): unknown {
    const wanted = readWanted(body)
    if (method === 'POST') return change(wanted.map(({ key, quantity }) => [key, (lines.get(key) ?? 0) + quantity]))
    if (method === 'GET') return cartBody([])
    if (wanted.some(({ key }) => !lines.has(key))) return GONE
    return change(wanted.map(({ key, quantity }) => [key, method === 'DELETE' ? 0 : quantity]))
  }

  function change(changes: [string, number][]): unknown {
    if (changes.some(([, quantity]) => quantity > STOCK))
      return cartBody(['<b>Quantidade</b> indisponível em estoque.'])
    for (const [key, quantity] of changes) quantity > 0 ? lines.set(key, quantity) : lines.delete(key)
    return cartBody([])
  }

  function cartBody(messages: string[]) {
    const itens = [...lines].map(toItem)
    const cents = itens.reduce((sum, { quantidade, precos }) => sum + quantidade * Math.round(precos.precoPor * 100), 0)
    totals.add(cents)
    const mensagens = messages.map(mensagem => ({ tipo: 'erro', mensagem }))
    return {
      itens,
      mensagens,
      total: cents / 100,
      quantidadeTotal: itens.reduce((sum, line) => sum + line.quantidade, 0)
    }
  }

  return {
    transport,
    quantities: () => Object.fromEntries(lines),
    /** Every total sent so far, in cents. */
    totals,
    clear: () => lines.clear(),
    fail: (...next: Trouble[]) => void troubles.push(...next),
    delay: (...next: number[]) => void delays.push(...next),
    heal: () => void troubles.splice(0)
  }
}

const STOCK = 9
const GONE = Symbol('404')

function toItem([key, quantidade]: [string, number]) {
  const [idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, adicional = ''] = key.split('|')
  const precos = { precoPor: (1000 + Number(idProduto) * 10) / 100 }
  return {
    nome: `Produto ${idProduto}`,
    quantidade,
    precos,
    hash: { idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, adicional }
  }
}

function readWanted(body: unknown): { key: string; quantity: number }[] {
  if (typeof body !== 'object' || body === null) return []
  const items: unknown[] = 'itens' in body && Array.isArray(body.itens) ? body.itens : [body]
  return items.map(item => {
    const fields = new Map(Object.entries(Object(item)))
    const ids = ['idProduto', 'idAtributoSimples', 'idUnidadeVenda', 'idArmazem', 'adicional']
    return { key: ids.map(id => fields.get(id)).join('|'), quantity: Number(fields.get('quantidade')) }
  })
}

/** A store's options in one tab that is online, without its API. */
export function storeOptions(): Omit<CartStoreOptions, 'api' | 'newId'> {
  return {
    state: initialStates().cart,
    changeCoupon: async () => ({ ok: true, data: '' }),
    onEvent: () => {},
    channel: null,
    lock: work => work(),
    ready: async () => {},
    mayExist: () => true,
    openDrawer: () => {}
  }
}

/** Waits `count` microtasks: fast and deterministic. */
export async function hops(count: number): Promise<void> {
  for (let hop = 0; hop < count; hop++) await null
}
