import { describe, expect, test } from 'vitest'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { checkCatalogue } from './check.ts'
import { categoryDepth } from './check-categories.ts'
import { eanCheckDigit, slugOf } from './product-codes.ts'
import { products } from './products.ts'

describe('demonstration catalogue', () => {
  test('has no inconsistency', () => {
    expect(checkCatalogue()).toEqual([])
  })

  test('is as large as a real shop', () => {
    expect(products.length).toBeGreaterThanOrEqual(240)
    expect(brands.length).toBeGreaterThanOrEqual(18)
    expect(Math.max(...categories.map(category => categoryDepth(categories, category.key)))).toBe(4)
  })

  test('uses every brand', () => {
    const idle = brands.filter(brand => !products.some(product => product.brand === brand.key))
    expect(idle.map(brand => brand.key)).toEqual([])
  })

  test('has the states that pages must show', () => {
    const share = (count: number) => count / products.length
    expect(share(products.filter(product => product.status === 'indisponivel').length)).toBeCloseTo(0.08, 1)
    expect(products.filter(product => product.status === 'sobConsulta').length).toBeGreaterThanOrEqual(2)
    expect(share(products.filter(product => product.listPriceCents > 0).length)).toBeGreaterThan(0.2)
    expect(share(products.filter(product => product.reviews.length > 0).length)).toBeGreaterThan(0.4)
    expect(products.filter(product => product.variants).length).toBeGreaterThanOrEqual(30)
    expect(products.filter(product => product.combinations.length).length).toBeGreaterThanOrEqual(40)
    expect(products.filter(product => product.customization).length).toBe(2)
    expect(products.filter(product => product.ageRestricted).length).toBe(1)
    expect(products.filter(product => product.wholesale?.length).length).toBe(2)
    // Spec 9: shipping to the south-east is free above R$ 350.
    const dear = products.filter(product => product.status === 'disponivel' && product.priceCents > 350_00)
    expect(dear.length).toBeGreaterThanOrEqual(3)
  })
})

test('EAN check digit follows the standard', () => {
  expect(eanCheckDigit('789100031550')).toBe(7)
})

test('slugs keep digits whole and lose accents', () => {
  expect(slugOf('Vitamina D3 2.000 UI + Cálcio')).toBe('vitamina-d3-2000-ui-mais-calcio')
})
