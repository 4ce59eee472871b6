import type { WrittenText } from '../models/product/customizations.ts'
import { readPayload, type ShownChoice, toWireChoice } from './cart-payload.ts'
import { callApi, type Transport } from './client.ts'

interface ConfiguredProduct extends ShownChoice {
  quantity: number
  texts: readonly WrittenText[]
  /** Days between two deliveries. 0 for a single purchase. */
  recurrence: number
}

/** Gets the cart items to request. Writes nothing. Fields of a refusal are named `produtos.0.…`. */
export function shopProduct(transport: Transport, configured: ConfiguredProduct) {
  const { quantity, texts, recurrence } = configured
  const produto = {
    ...toWireChoice(configured),
    quantidade: quantity,
    ...(recurrence > 0 && { assinatura: { recorrencia: recurrence } }),
    personalizacao: texts.map(toWireText)
  }
  const body = { carrinho: true, produtos: [produto] }
  return callApi(transport, { method: 'POST', path: 'product/shop', body, timing: 'action' }, readPayload)
}

/** The same as `parametros` of a cart item (spec 3), whose form is left open there: JSON in the words of product/shop. */
export function toWireParameters({ texts, recurrence }: Pick<ConfiguredProduct, 'texts' | 'recurrence'>): string {
  const written = texts.map(toWireText)
  if (recurrence === 0) return JSON.stringify(written)
  const assinatura = { recorrencia: recurrence }
  return JSON.stringify(written.length > 0 ? { assinatura, personalizacao: written } : { assinatura })
}

function toWireText({ customization: { id, price, perUnit }, text }: WrittenText) {
  return { id, tipo: 'text', preco: price / 100, multiplicarPreco: perUnit ? 's' : 'n', valorText: text }
}
