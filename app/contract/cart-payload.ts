import { lineEntries } from './product.ts'
import { bodyReader, item, list, number, text } from './tolerant.ts'

export const readCartPayload = bodyReader(['carrinho'], {
  carrinho: item({ tipo: text, itens: list(item({ ...lineEntries, quantidade: number })) })
})
