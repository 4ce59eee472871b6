import { expect, test } from 'vitest'
import '../../i18n/english.ts'
import { freeShipping, freeShippingText } from './free-shipping.ts'

test('the amount missing for free shipping is shown in both languages', () => {
  const bar = freeShipping(14_990)
  expect(bar).toEqual({ missingCents: 4910, progress: 14_990 / 19_900 })
  expect(freeShippingText(bar, 'pt')).toBe('Compre mais R$\u00a049,10 para ganhar frete grátis')
  expect(freeShippingText(bar, 'en')).toBe('Spend R$\u00a049.10 more to get free shipping')
})

test('the threshold itself has free shipping, and a store may set its own', () => {
  expect(freeShippingText(freeShipping(19_900), 'pt')).toBe('Parabéns! Você ganhou Frete Grátis')
  expect(freeShipping(19_899).missingCents).toBe(1)
  expect(freeShipping(100, 0)).toEqual({ missingCents: 0, progress: 1 })
})
