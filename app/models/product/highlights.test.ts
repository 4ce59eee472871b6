import { expect, test } from 'vitest'
import '../../i18n/english.ts'
import { toHighlights } from './highlights.ts'

const row = (label: string, amount: string) => ({ label, amount, hundred: '', daily: '' })
const diet = (label: string, nome = 'Dieta') => ({ nome, label })

test('a product’s highlights are its protein, its diet and its doses', () => {
  const nutrition = { rows: [row('Valor energético', '122 kcal'), row('Proteínas', '26 g'), row('Leucina', '2,4 g')] }
  const known = { nutrition, doses: 30, filters: [diet('Pó', 'Forma'), diet('Sem lactose'), diet('Sem glúten')] }
  expect(toHighlights(known, 'pt')).toBe('26 g de proteína · sem lactose · 30 doses')
  expect(toHighlights({ ...known, filters: [diet('Lactose free', 'Diet')] }, 'en')).toBe(
    '26 g of protein · lactose free · 30 servings'
  )
})

test('a product without protein shows its main nutrient instead', () => {
  const nutrition = { rows: [row('Gorduras totais', '1 g'), row('Sódio', '0 mg'), row('Vitamina D', '50 µg')] }
  expect(toHighlights({ nutrition, doses: 0, filters: [] }, 'pt')).toBe('50 µg de vitamina D')
  expect(toHighlights({ nutrition: { rows: [row('EPA', '540 mg')] }, doses: 0, filters: [] }, 'pt')).toBe(
    '540 mg de EPA'
  )
})

test('a product with many nutrients shows none of them, and one without data has no highlights', () => {
  const rows = ['Vitamina A', 'Vitamina C', 'Vitamina D', 'Zinco'].map(name => row(name, '10 mg'))
  expect(toHighlights({ nutrition: { rows }, doses: 0, filters: [] }, 'pt')).toBe('')
  expect(toHighlights({ nutrition: null, doses: 0, filters: [] }, 'pt')).toBe('')
  expect(toHighlights({ nutrition: { rows: [row('Proteínas', 'traços')] }, doses: 0, filters: [] }, 'pt')).toBe('')
})

test('diets take the place of missing facts', () => {
  const filters = ['Vegano', 'Sem glúten', 'Sem lactose', 'Sem açúcar'].map(label => diet(label))
  expect(toHighlights({ nutrition: null, doses: 60, filters }, 'pt')).toBe('vegano · sem glúten · 60 doses')
})
