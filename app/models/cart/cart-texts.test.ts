import { expect, test } from 'vitest'
import { readCart } from '../../contract/cart.ts'
import { toCart } from './cart-wire.ts'

const context = { language: 'pt', origins: ['https://loja.example'] } as const

function optionsOf(line: object): readonly string[] | null | undefined {
  const wire = readCart({ itens: [{ nome: 'Copo', hash: { idProduto: 1 }, ...line }] })
  return wire && toCart(wire, context).lines[0]?.options
}

test.each<[string, object, string[]]>([
  ['words, as they were written', { personalizacao: ['Zé <b> & cia', '', 7] }, ['“Zé <b> & cia”']],
  [
    'things with a name',
    { personalizacao: [{ nome: 'Nome', valorText: 'Ana' }, { valor: 'Lu' }] },
    ['Nome: Ana', '“Lu”']
  ],
  ['the identity of the line', { hash: { idProduto: 1, adicional: 'Ana Lu' } }, ['“Ana Lu”']],
  ['both once', { personalizacao: ['Ana'], hash: { idProduto: 1, adicional: 'Ana' } }, ['“Ana”']]
])('a custom text is read from %s', (_, line, options) => {
  expect(optionsOf(line)).toEqual(options)
})

test.each(['combinacao:501', '{"id":7}', '12345', 'a=1', 'id_9', ''])('%j is what a server knows it by', adicional => {
  expect(optionsOf({ hash: { idProduto: 1, adicional }, personalizacao: null })).toEqual([])
})

test.each<[string, object, string[]]>([
  ['by the server', { assinatura: { recorrencia: '30' } }, ['Assinatura: a cada 30 dias']],
  ['by the mark of this store', { hash: { idProduto: 1, adicional: 'assinatura-60' } }, ['Assinatura: a cada 60 dias']],
  [
    'by the mark beside a text',
    { hash: { idProduto: 1, adicional: 'assinatura-60; Ana' } },
    ['“Ana”', 'Assinatura: a cada 60 dias']
  ],
  ['not at all', { assinatura: [], hash: { idProduto: 1, adicional: '' } }, []]
])('the interval of a subscription is read %s', (_, line, options) => {
  expect(optionsOf(line)).toEqual(options)
})
