import { readPayload, type ShownChoice, toWireChoice } from './cart-payload.ts'
import { callApi, type Transport } from './client.ts'

export function combineProducts(transport: Transport, { main, other }: Record<'main' | 'other', ShownChoice>) {
  const body = { produtoPrincipal: toWireChoice(main), produtoIndicado: toWireChoice(other) }
  return callApi(transport, { method: 'POST', path: 'product/combination', body, timing: 'action' }, readPayload)
}
