import { describe, expect, test } from 'vitest'
import { readDetail } from '../../contract/product-detail.ts'
import { toCompareTable } from './compare-table.ts'
import { type ProductPage, toProductPage } from './product-page.ts'

function page(id: number, fields: object): ProductPage {
  const conteudo = { id, nome: `Produto ${id}`, status: 'disponivel', precos: { por: 10 }, url: `/p-${id}`, ...fields }
  const wire = readDetail({ estrutura: {}, conteudo })
  if (!wire) throw new Error('no product')
  return toProductPage(wire, { language: 'pt', origins: [] })
}

function facts(nome: string, itens: [string, string][]) {
  return { nome, itens: itens.map(([label, valor]) => ({ label, valor })) }
}

describe('products side by side', () => {
  const nutrition = 'Informação nutricional'
  const whey = page(1, {
    caracteristicas: [
      facts(nutrition, [
        ['Porção', '30 g'],
        ['Proteínas', '24 g (48% VD)'],
        ['Sódio', '62 mg']
      ])
    ],
    atributos: {
      simples: {
        nome: 'Sabor',
        valores: [
          { idAtributoValor: 4, label: 'Cacau' },
          { idAtributoValor: 5, label: 'Coco' }
        ]
      }
    }
  })
  const vegan = page(2, {
    caracteristicas: [
      facts(nutrition, [
        ['Porção', '35 g'],
        ['proteinas ', '22 g'],
        ['Ferro', '3 mg (**)']
      ]),
      facts('Ingredientes', [['', 'Ervilha.']])
    ]
  })

  test('share a row for nutrients of the same name, regardless of case and accents', () => {
    expect(toCompareTable([whey, vegan]).nutrition).toEqual({
      title: nutrition,
      servings: ['30 g', '35 g'],
      rows: [
        { label: 'Proteínas', values: ['24 g', '22 g'] },
        { label: 'Sódio', values: ['62 mg', ''] },
        { label: 'Ferro', values: ['', '3 mg'] }
      ]
    })
  })

  test('have rows for options and characteristics', () => {
    expect(toCompareTable([whey, vegan]).groups).toEqual([
      { title: '', rows: [{ label: 'Sabor', values: ['Cacau, Coco', ''] }] },
      { title: 'Ingredientes', rows: [{ label: 'Ingredientes', values: ['', 'Ervilha.'] }] }
    ])
  })

  test('have a column for each card', () => {
    const [first, second] = toCompareTable([whey, vegan]).columns
    expect(first).toMatchObject({ id: 1, path: '/p-1', name: 'Produto 1', status: 'available', choose: 'Sabor' })
    expect(second?.choose).toBeUndefined()
  })

  test('are an empty table without products', () => {
    expect(toCompareTable([])).toEqual({ columns: [], groups: [], nutrition: null })
  })
})
