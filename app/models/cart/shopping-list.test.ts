import { describe, expect, test } from 'vitest'
import { readListDetail } from '../../contract/lists.ts'
import type { MapContext } from '../store/map-context.ts'
import { toShoppingList } from './shopping-list.ts'

const SHOP = 'https://www.nutrivida.example'
const context: MapContext = { language: 'pt', origins: [SHOP] }

function listOf(conteudo: object, body: object = {}) {
  const wire = readListDetail({ estrutura: [], conteudo, info: [], ...body })
  if (!wire) throw new Error('the body was refused')
  return toShoppingList(wire, context)
}

function product(id: number, changes: object = {}) {
  const precos = { de: 59.9, por: 49.9, vista: 47.41, descontoVista: 5, parcelamento: [] }
  return {
    id,
    nome: `Produto ${id}`,
    status: 'disponivel',
    estoque: 84,
    precos,
    atributos: [],
    carrinho: [],
    url: `${SHOP}/produto-${id}`,
    midias: [],
    ...changes
  }
}

function flavours(...valores: object[]) {
  return { simples: { id: '4', nome: 'Sabor', tipo: 'texto', valores } }
}

const only = (changes: object, tipo = 'aberta') =>
  listOf({ id: 129, nome: 'Kit', tipo, produtos: [product(101, changes)] }).products[0]

describe('shopping list', () => {
  test('has its description, its products and their quantities', () => {
    const list = listOf({
      id: '129',
      nome: 'Kit imunidade',
      descricao: '<p onclick="x()">Para o <b>inverno</b>.</p><script>x()</script>',
      tipo: 'aberta',
      produtos: { '0': product(101, { quantidade: '2' }), '2': product(104) }
    })
    expect(list).toMatchObject({
      id: 129,
      title: 'Kit imunidade',
      descriptionHtml: '<p>Para o <b>inverno</b>.</p>',
      open: true
    })
    expect(list.products).toMatchObject([
      { key: '101', id: 101, path: '/produto-101', quantity: 2, limit: 84, status: 'available', price: { now: 4_990 } },
      { key: '104', quantity: 1 }
    ])
  })

  test.each([
    ['aberta', true],
    ['Aberta', true],
    ['fechada', false],
    ['', false],
    [undefined, false]
  ])('a list of type %j can be changed: %s', (tipo, open) => {
    expect(listOf({ id: 1, nome: 'Kit', tipo, produtos: [] }).open).toBe(open)
  })

  test('takes the name of its page where it has none', () => {
    const estrutura = { seo: { title: 'Kit | Loja' }, breadcrumb: [{ label: 'Home' }, { label: 'Kit &amp; Cia' }] }
    expect(listOf({ id: 1, produtos: [] }, { estrutura }).title).toBe('Kit & Cia')
    expect(listOf({ id: 1, produtos: [] }, { estrutura: { seo: { title: 'Kit | Loja' } } }).title).toBe('Kit | Loja')
  })

  test('may contain a product twice', () => {
    const twice = listOf({ id: 1, nome: 'Kit', produtos: [product(7), product(7)] })
    expect(twice.products.map(({ key }) => key)).toEqual(['7', '7-2'])
  })

  test.each([
    [{ quantidade: 0 }, 'aberta', 0],
    [{ quantidade: 0 }, 'fechada', 1],
    [{ quantidade: -3 }, 'aberta', 0],
    [{ quantidade: '2,6' }, 'aberta', 3],
    [{ quantidade: null }, 'fechada', 1]
  ])('%j of a list that is %s means %d', (changes, tipo, quantity) => {
    expect(only(changes, tipo)?.quantity).toBe(quantity)
  })

  test.each([
    [{ status: 'indisponivel' }, 'unavailable'],
    [{ precos: null }, 'unavailable'],
    [{ status: 'sobConsulta' }, 'quote'],
    [{ personalizacoes: [{ id: 1, nome: 'Nome', obrigatorio: 's' }] }, 'custom'],
    [{ personalizacoes: [{ id: 1, nome: 'Nome', obrigatorio: 'n' }] }, 'available'],
    [{ estoque: null }, 'available'],
    [{ atributos: flavours({ idAtributoValor: '41', label: 'Baunilha', estoque: 0 }) }, 'unavailable']
  ])('with %j a product is %s', (changes, status) => {
    expect(only(changes)?.status).toBe(status)
  })

  test('options keep their price and their stock', () => {
    const atributos = flavours(
      { idAtributoValor: '41', label: 'Baunilha', estoque: '0', precos: [] },
      { idAtributoValor: 42, label: 'Chocolate', estoque: 3, precos: { por: '59,90' } }
    )
    expect(only({ atributos })?.attribute).toEqual({
      name: 'Sabor',
      options: [
        { id: 41, label: 'Baunilha', available: false, limit: 99 },
        expect.objectContaining({ id: 42, available: true, limit: 3, price: expect.objectContaining({ now: 5_990 }) })
      ]
    })
  })

  test('takes the other ids of a cart line from the product’s cart body', () => {
    const itens = [{ idProduto: '101', idAtributoSimples: '0', idUnidadeVenda: '5', idArmazem: '2', adicional: '' }]
    expect(only({ carrinho: { tipo: 'produto', itens } })?.line).toEqual({ unit: 5, warehouse: 2, additional: '' })
  })
})
