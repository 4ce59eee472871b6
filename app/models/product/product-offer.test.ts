import { expect, test } from 'vitest'
import { readDetail } from '../../contract/product-detail.ts'
import { toProductCard } from './product-card.ts'
import { toProductPage } from './product-page.ts'

const context = { language: 'pt', origins: ['https://loja.example'] } as const
const precos = { por: 100, vista: 95, descontoVista: 5, parcelamento: [{ parcelas: 2, valorParcela: 50, taxa: 0 }] }

function page(more: object) {
  const conteudo = { id: 103, nome: 'Whey', status: 'disponivel', precos, url: 'https://loja.example/whey', ...more }
  const wire = readDetail({ estrutura: {}, conteudo })
  if (!wire) throw new Error('no detail')
  return toProductPage(wire, context)
}

function options(...valores: object[]) {
  const values = valores.map((value, at) => ({ idAtributoValor: String(41 + at), label: `Sabor ${at}`, ...value }))
  return { atributos: { simples: { nome: 'Sabor', valores: values } } }
}

test('an option has its own price with installments and rules, its choice and its ids', () => {
  const own = {
    ...precos,
    por: '120',
    vista: 114,
    parcelamento: [{ parcelas: '3', valorParcela: 40, valorTotal: 120, taxa: 0 }],
    regrasAtacado: [{ quantidade: 3, preco: 110 }]
  }
  const carrinho = { itens: [{ idProduto: '103', idUnidadeVenda: '7', idArmazem: '2', adicional: '' }] }
  const { attribute } = page(options({ precos: own, selecionado: true, carrinho }, { precos }))
  expect(attribute?.options).toMatchObject([
    {
      price: { now: 12_000, cash: 11_400 },
      installments: '3 4000 0',
      wholesale: [{ quantity: 3, price: 11_000 }],
      selected: true,
      line: { unit: 7, warehouse: 2, additional: '' }
    },
    {}
  ])
  expect(Object.keys(attribute?.options[1] ?? {})).not.toContain('price')
  expect(Object.keys(attribute?.options[1] ?? {})).not.toContain('installments')
})

test('wholesale rules are those that save money, ordered by quantity', () => {
  const rules = [
    { quantidade: 10, preco: 80 },
    { quantidade: '3', preco: '90,00' },
    { quantidade: 1, preco: 70 },
    { quantidade: 5, preco: 100 },
    { de: 2, valor: 50 },
    'x'
  ]
  expect(page({ precos: { ...precos, regrasAtacado: rules } }).wholesale).toEqual([
    { quantity: 3, price: 9_000 },
    { quantity: 10, price: 8_000 }
  ])
  expect(page({}).wholesale).toEqual([])
})

test('custom texts are those with a label, and their flags are `s` and `n`', () => {
  const text = { id: 7, nome: 'Nome', tipo: 'text', obrigatorio: 's', limitarValores: 's', valorMaximo: 14, preco: 15 }
  const { customizations } = page({
    personalizacoes: {
      0: text,
      3: { ...text, id: 8, obrigatorio: 'n', limitarValores: 'n' },
      4: { id: 9, tipo: 'upload', nome: 'Foto' }
    }
  })
  expect(customizations).toMatchObject([
    { id: 7, required: true, maxLength: 14, price: 1_500, perUnit: false },
    { id: 8, required: false, maxLength: 200 }
  ])
})

test('a card of a product with a custom text leads to its page', () => {
  const wire = readDetail({
    conteudo: {
      id: 1,
      nome: 'Copo',
      status: 'disponivel',
      precos,
      url: '/copo',
      personalizacoes: [{ id: 1, nome: 'Nome', obrigatorio: 's' }]
    }
  })
  expect(wire && toProductCard({ ...wire.conteudo, midias: { imagens: null } }, context)?.choose).toBe('Nome')
})

test('a sibling whose price is on request counts as available', () => {
  const valores = ['disponivel', 'sobConsulta', 'indisponivel', ''].map((status, at) => ({
    label: status || 'x',
    url: `/p-${at}`,
    produto: { status }
  }))
  const { siblings } = page({ atributos: { unico: { nome: 'Peso', valores } } })
  expect(siblings?.options.map(({ available }) => available)).toEqual([true, true, false, true])
})

test('a sibling links to its route, else to its address, and is not shown without either', () => {
  const valores = [
    { label: 'a', rota: { path: '/a', route: '/r' }, url: '/u' },
    { label: 'b', rota: { path: '', route: '/b' }, url: '/u' },
    { label: 'c', rota: { path: '', route: '' }, url: '/c' },
    { label: 'd', rota: { path: '', route: '' }, url: '' }
  ]
  const { siblings } = page({ atributos: { unico: { nome: 'Peso', valores } } })
  expect(siblings?.options.map(({ path }) => path)).toEqual(['/a', '/b', '/c'])
})
