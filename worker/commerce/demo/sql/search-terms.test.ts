import { expect, it } from 'vitest'
import { searchTermStatements } from './search-terms.ts'

const both = (pt: string, en: string) => ({ pt, en })
const products = [
  { texts: ['Ômega 3 1.000 mg Omega 3', 'Óleo de peixe'], names: [both('Ômega 3 1.000 mg', 'Omega 3 1,000 mg')] },
  { texts: ['Omega 3 DHA'], names: [both('Ômega 3 DHA', 'Omega 3 DHA'), both('Galão 2 L', 'Jug 2 L')] },
  { texts: [], names: [both('Creatina Monohidratada 300 g', 'Creatine 300 g'), both('GALÃO', 'Jug')] }
]
const [words = '', phrases = ''] = searchTermStatements(products)

it('the search terms have every word without accents, as written, and its number of products', () => {
  expect(words).toContain("('omega', 'ômega', 2)")
  expect(words).toContain("('oleo', 'óleo', 1)")
})

it('completions are names in a bounded number, each once per language', () => {
  expect(phrases).toContain("('ômega 3', 'pt', 1)")
  expect(phrases).toContain("('ômega 3 dha', 'pt', 1)")
  expect(phrases).toContain("('galão', 'pt', 2)")
  expect(phrases).toContain("('creatina monohidratada', 'pt', 1)")
  expect(phrases).toContain("('creatine', 'en', 1)")
})
