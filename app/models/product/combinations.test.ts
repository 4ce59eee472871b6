import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDetail } from '../../contract/product-detail.ts'
import { savingOf } from './combination-saving.ts'
import { toCombinations } from './combinations.ts'

const precos = { por: 89.9, vista: 80.91, descontoVista: 10 }

function combinations(produto: object, discount: object = { tipoDesconto: 'porcentagem', desconto: 8 }) {
  const indicated = { id: 104, nome: 'Creatina', status: 'disponivel', precos, url: '/creatina', ...produto }
  const conteudo = { id: 103, nome: 'Whey', combinacoes: [{ id: '501', produto: indicated, ...discount }] }
  const wire = readDetail({ estrutura: {}, conteudo })
  return toCombinations(wire?.conteudo.combinacoes ?? [], { language: 'pt', origins: [] })
}

function flavour(id: number, changes: object = {}) {
  return { idAtributoValor: id, label: `Sabor ${id}`, precos, ...changes }
}

describe('buy together', () => {
  test('offers the second product at the store’s price, not at the Pix price', () => {
    expect(combinations({})).toEqual([
      {
        id: 501,
        percent: 8,
        amount: 0,
        product: { id: 104, path: '/creatina', name: 'Creatina', image: null, price: 8_990 }
      }
    ])
  })

  test.each([
    [
      { tipoDesconto: 'valor', desconto: '7,5' },
      { percent: 0, amount: 750 }
    ],
    [
      { tipoDesconto: 'porcentagem', desconto: 140 },
      { percent: 100, amount: 0 }
    ],
    [
      { tipoDesconto: 'porcentagem', desconto: -5 },
      { percent: 0, amount: 0 }
    ],
    [{}, { percent: 0, amount: 0 }]
  ])('reads a discount of %j', (discount, expected) => {
    expect(combinations({}, { tipoDesconto: '', desconto: null, ...discount })).toMatchObject([expected])
  })

  test('shows the available options, with a price where it differs', () => {
    const valores = [flavour(1, { estoque: 0 }), flavour(2), flavour(3, { precos: { por: 99.9 } })]
    expect(combinations({ atributos: { simples: { nome: 'Sabor', valores } } })[0]?.product.attribute).toEqual({
      name: 'Sabor',
      options: [
        { id: 2, label: 'Sabor 2' },
        { id: 3, label: 'Sabor 3', price: 9_990 }
      ]
    })
  })

  test.each([
    ['is out of stock', { status: 'indisponivel' }],
    ['has its price on request', { status: 'sobConsulta' }],
    ['has no price', { precos: null }],
    ['has no page', { url: '' }],
    ['needs a text', { personalizacoes: [{ obrigatorio: 's' }] }],
    ['has no option left', { atributos: { simples: { nome: 'Sabor', valores: [flavour(1, { estoque: 0 })] } } }]
  ])('does not offer a product that %s', (_, fields) => {
    expect(combinations(fields)).toEqual([])
  })

  test('never saves more than the product costs', () => {
    const discount = fc.record({ percent: fc.double({ min: 0, max: 100, noNaN: true }), amount: fc.nat(100_000) })
    fc.assert(
      fc.property(discount, fc.nat(1_000_000), (given, price) => {
        const saving = savingOf(given, price)
        expect(Number.isInteger(saving) && saving >= 0 && saving <= price).toBe(true)
      })
    )
  })
})
