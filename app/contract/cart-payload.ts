import * as v from 'valibot'
import { lineEntries } from './product.ts'
import { bodyReader, item, list, number, text } from './tolerant.ts'

/** `carrinho` of list/shop and product/combination: the body for POST checkout/cart. */
const body = v.object({
  carrinho: item({ tipo: text, itens: list(item({ ...lineEntries, quantidade: number })) })
})

export const readCartPayload = bodyReader(body, ['carrinho'])
