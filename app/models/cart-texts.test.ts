import { expect, test } from 'vitest'
import { readCart } from '../contract/cart.ts'
import { toCart } from './cart-wire.ts'

const context = { language: 'pt', origins: ['https://loja.example'] } as const

function optionsOf(line: object): readonly string[] | null | undefined {
  const wire = readCart({ itens: [{ nome: 'Copo', hash: { idProduto: 1 }, ...line }] })
  return wire && toCart(wire, context).lines[0]?.options
}

test.each<[string, object, string[]]>([
  ['words', { personalizacao: ['<b>Ana</b> Lu', '', 7] }, ['“Ana Lu”']],
  [
    'things with a name',
    { personalizacao: [{ nome: 'Nome', valorText: 'Ana' }, { valor: 'Lu' }] },
    ['Nome: Ana', '“Lu”']
  ],
  ['the identity of the line', { hash: { idProduto: 1, adicional: 'Ana Lu' } }, ['“Ana Lu”']],
  ['both once', { personalizacao: ['Ana'], hash: { idProduto: 1, adicional: 'Ana' } }, ['“Ana”']]
])('what is written on a product is told from %s', (_, line, options) => {
  expect(optionsOf(line)).toEqual(options)
})

test.each(['combinacao:501', '{"id":7}', '12345', 'a=1', 'id_9', ''])('%j is what a server knows it by', adicional => {
  expect(optionsOf({ hash: { idProduto: 1, adicional }, personalizacao: null })).toEqual([])
})
