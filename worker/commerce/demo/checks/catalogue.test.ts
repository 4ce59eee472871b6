import { describe, expect, test } from 'vitest'
import { readDemo, readFiles } from '../read-demo.ts'
import { checkCatalogue } from './check-catalogue.ts'
import { categoryDepth } from './check-categories.ts'
import { eanCheckDigit } from './check-product.ts'

const { brands, categories, products } = readDemo()

describe('demonstration catalogue', () => {
  test('is consistent', () => {
    expect(checkCatalogue()).toEqual([])
  })

  test('has the size of a real shop', () => {
    expect(products.length).toBeGreaterThanOrEqual(240)
    expect(brands.length).toBeGreaterThanOrEqual(18)
    expect(Math.max(...categories.map(category => categoryDepth(categories, category.key)))).toBe(4)
  })

  test('keeps every product in the file of its department', () => {
    const rootOf = (key = ''): string => {
      const parent = categories.find(category => category.key === key)?.parent
      return parent ? rootOf(parent) : key
    }
    const homes = Object.entries(readFiles()).flatMap(([file, text]) =>
      [...text.matchAll(/^- id: (\d+)\n {2}slug:/gm)].map(([, id]) => [Number(id), file] as const)
    )
    const wanted = products.map(({ id, categories: [main] }) => [id, `products/${rootOf(main)}.yaml`] as const)
    expect(new Map(homes)).toEqual(new Map(wanted))
  })

  test('uses every brand', () => {
    const idle = brands.filter(brand => !products.some(product => product.brand === brand.key))
    expect(idle.map(brand => brand.key)).toEqual([])
  })

  test('has products in every state that pages show', () => {
    const share = (count: number) => count / products.length
    expect(share(products.filter(product => product.status === 'indisponivel').length)).toBeCloseTo(0.08, 1)
    expect(products.filter(product => product.status === 'sobConsulta').length).toBeGreaterThanOrEqual(2)
    expect(share(products.filter(product => product.listPriceCents > 0).length)).toBeGreaterThan(0.2)
    expect(share(products.filter(product => product.reviews.length > 0).length)).toBeGreaterThan(0.4)
    expect(products.filter(product => product.reviews.length >= 30).length).toBe(3)
    expect(products.filter(product => product.variants).length).toBeGreaterThanOrEqual(30)
    expect(products.filter(product => product.combinations.length).length).toBeGreaterThanOrEqual(40)
    expect(products.filter(product => product.customization).length).toBe(2)
    expect(products.filter(product => product.ageRestricted).length).toBe(1)
    expect(products.filter(product => product.wholesale.length).length).toBe(2)
    // Spec 9: shipping to the south-east is free above R$ 350.
    const dear = products.filter(product => product.status === 'disponivel' && product.priceCents > 350_00)
    expect(dear.length).toBeGreaterThanOrEqual(3)
  })
})

test('EAN check digit follows the standard', () => {
  expect(eanCheckDigit('789100031550')).toBe(7)
})
