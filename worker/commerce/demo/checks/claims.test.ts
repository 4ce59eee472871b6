import { describe, expect, test } from 'vitest'
import { readDemo } from '../read-demo.ts'
import { checkClaims, checkOneClaim } from './check-claims.ts'
import { checkHighIn } from './check-high-in.ts'

const { products } = readDemo()

describe('what the demonstration says of its products', () => {
  test('no department, menu, name, text or picture makes a claim that is forbidden for supplements', () => {
    // Phrases that shoppers type are never shown.
    expect(checkClaims({ ...readDemo(), meanings: [] })).toEqual([])
  })

  test('a forbidden claim is found in any field', () => {
    const promises = [{ name: { pt: 'Queimador de gordura', en: 'Fat burner' } }, 'Helps immunity', 'Seca barriga']
    expect(checkClaims(promises)).toHaveLength(4)
    expect(checkClaims('A vitamina C auxilia no funcionamento do sistema imune.')).toEqual([])
  })

  test('a product makes one claim of each kind', () => {
    expect(products.flatMap(product => checkOneClaim(product).map(problem => `${product.slug}: ${problem}`))).toEqual(
      []
    )
  })

  test('a product with both “zero lactose” and “low lactose” is reported', () => {
    const zero = products.find(({ name }) => name.pt.includes('Zero Lactose'))
    const both = zero && { ...zero, allergens: { pt: 'Baixo teor de lactose.', en: 'Low lactose.' } }
    expect(both && checkOneClaim(both)).toEqual(['claims of lactose differ'])
  })

  test('only ordinary foods have the label of what they are high in', () => {
    expect(products.flatMap(product => checkHighIn(product).map(problem => `${product.slug}: ${problem}`))).toEqual([])
  })
})
