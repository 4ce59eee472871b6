import { readPayload, type ShownChoice, toWireChoice } from './cart-payload.ts'
import { callApi, type Transport } from './client.ts'

export interface ListChoice extends ShownChoice {
  quantity: number
}

export function shopList(transport: Transport, { list, choices }: { list: number; choices: readonly ListChoice[] }) {
  const produtos = choices.map(choice => ({ ...toWireChoice(choice), quantidade: choice.quantity }))
  const body = { idListaCompra: list, carrinho: true, produtos }
  return callApi(transport, { method: 'POST', path: 'list/shop', body, timing: 'action' }, readPayload)
}
