import { lineEntries } from './product.ts'
import * as w from './tolerant.ts'

export const readCartPayload = w.bodyReader(['carrinho'], {
  carrinho: w.item({ tipo: w.text, itens: w.list(w.item({ ...lineEntries, quantidade: w.number })) })
})
