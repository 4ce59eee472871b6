import { expect, test } from 'vitest'
import { readWrite } from './cart-write.ts'

test('lists the products of a write', () => {
  expect(readWrite({ tipo: 'produto', itens: [{ idProduto: 7, quantidade: 1 }, { idProduto: '12' }] })).toEqual([7, 12])
  expect(readWrite({ idProduto: '7', idAtributoSimples: 0, quantidade: 2 })).toEqual([7])
})

// PHP reads the first as 7.
const IDS = ['7.008,0', '7abc', ' 7', '07', '7e0', '0x7', '', null, true, [7], 7.5, -7]

test.each<{ body: unknown }>([
  ...IDS.map(idProduto => ({ body: { itens: [{ idProduto }] } })),
  { body: { tipo: 'lista', itens: [{ idProduto: 7 }] } },
  { body: { itens: [{ idProduto: 8 }], idProduto: 7 } },
  { body: { itens: [{ idProduto: 8 }], produtos: [{ id: 7 }] } },
  { body: { data: { itens: [{ idProduto: 8 }] }, produtos: [{ id: 7 }] } },
  { body: { idProduto: 7, itens: null } },
  { body: [] },
  { body: null }
])('refuses a write that an API could read in another way: $body', ({ body }) => {
  expect(readWrite(body)).toBeNull()
})
