import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toFacts } from './product-facts.ts'

function nutritionOf(rows: [label: string, valor: string][]) {
  const itens = rows.map(([label, valor]) => ({ label, valor, valorDiario: '' }))
  return toFacts([{ nome: 'Informação nutricional', visivelSite: true, itens }]).nutrition
}

describe('the nutrition table', () => {
  test.each([
    ['24 g', '', '24 g', ''],
    ['24 g | 32%', '', '24 g', '32%'],
    ['24 g (32% VD)', '', '24 g', '32%'],
    ['24 g; 32,5 %', '', '24 g', '32,5 %'],
    ['80 g | 24 g | 32%', '80 g', '24 g', '32%'],
    ['80 g | 24 g | **', '80 g', '24 g', '**'],
    ['80 g | 24 g', '80 g', '24 g', ''],
    ['0 g (zero)', '', '0 g (zero)', ''],
    ['**', '', '**', '']
  ])('reads “%s”', (valor, hundred, amount, daily) => {
    expect(nutritionOf([['Proteínas', valor]])?.rows).toEqual([{ label: 'Proteínas', hundred, amount, daily }])
  })

  test('keeps servings of the pack, serving size and front label apart from the nutrients', () => {
    const facts = nutritionOf([
      ['Porções por embalagem', '10'],
      ['Porção', '200 ml (1 copo)'],
      ['Alto em', 'Alto em açúcar adicionado, sódio'],
      ['Sódio', '400 mg | 800 mg | 40%']
    ])
    expect(facts).toMatchObject({
      servings: '10',
      serving: '200 ml (1 copo)',
      hundred: '100 ml',
      highIn: ['açúcar adicionado', 'sódio']
    })
    expect(facts?.rows).toHaveLength(1)
  })

  test('keeps the whole text of any value', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[\dA-Za-z,]{1,8}$/), { minLength: 1, maxLength: 2 }), cells => {
        const [row] = nutritionOf([['X', cells.join(' | ')]])?.rows ?? []
        expect([row?.hundred, row?.amount].filter(Boolean)).toEqual(cells)
      })
    )
  })
})
