import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cepDigits, placeOf } from './cep.ts'
import { shippingOptions } from './shipping.ts'

const STORE_FREE = 199_00
const economy = (state: string, valueCents: number, storeFree = STORE_FREE, heavy = false) =>
  shippingOptions(state, { valueCents, heavy }, storeFree).find(option => option.id === 'economica')?.cents

describe('shipping', () => {
  it('follows spec 9 by region', () => {
    const noStoreRule = Number.POSITIVE_INFINITY
    expect(economy('SP', 350_01, noStoreRule)).toBe(0)
    expect(economy('ES', 350_00, noStoreRule)).toBeGreaterThan(0)
    expect(economy('RS', 150_01)).toBe(0)
    expect(economy('PR', 150_00)).toBeGreaterThan(0)
    expect(economy('DF', 50_00)).toBe(25_00)
    expect(economy('BA', 50_00, STORE_FREE, true)).toBe(30_00)
    expect(economy('AM', 50_00)).toBe(40_00)
  })

  it('is free everywhere from the store’s threshold', () => {
    for (const state of ['SP', 'PR', 'GO', 'CE', 'RR']) expect(economy(state, STORE_FREE)).toBe(0)
  })

  it('has no options for a state that does not exist', () => {
    expect(shippingOptions('XX', { valueCents: 1, heavy: false }, STORE_FREE)).toEqual([])
  })

  it('has two options for every CEP of a state', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 1e6 }), (number, valueCents) => {
        const place = placeOf(String(number).padStart(8, '0'))
        if (!place) return
        const options = shippingOptions(place.state, { valueCents, heavy: true }, STORE_FREE)
        expect(options.map(option => option.id)).toEqual(['economica', 'expressa'])
        expect(options.every(option => option.cents >= 0 && option.days > 0)).toBe(true)
      })
    )
  })
})

describe('CEP', () => {
  it('reads eight digits with or without the mask', () => {
    expect(cepDigits('01310-100')).toBe('01310100')
    expect(cepDigits(' 01310100 ')).toBe('01310100')
    for (const bad of ['', '0131010', '013101000', '01310 100', 'abcde-fgh', '01.310-100'])
      expect(cepDigits(bad)).toBeNull()
  })

  it('finds state and capital', () => {
    expect(placeOf('01310000')).toEqual({ cep: '01310-000', state: 'SP', city: 'São Paulo' })
    expect(placeOf('13015904')).toEqual({ cep: '13015-904', state: 'SP', city: '' })
    expect(placeOf('69900062')?.state).toBe('AC')
    expect(placeOf('70040010')?.city).toBe('Brasília')
    expect(placeOf('00000000')).toBeNull()
  })

  it('finds the street of a well-known one', () => {
    expect(placeOf('01310100')).toMatchObject({ street: 'Avenida Paulista', district: 'Bela Vista' })
  })
})
