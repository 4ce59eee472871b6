import { lineEntries } from './product.ts'
import { bodyReader, item, list, number, text } from './tolerant.ts'

/** `carrinho` of list/shop and product/combination: the body for POST checkout/cart. */
export const readCartPayload = bodyReader(['carrinho'], {
  carrinho: item({ tipo: text, itens: list(item({ ...lineEntries, quantidade: number })) })
})
