import { expect, test } from 'vitest'
import { adultWarnings } from './adult-warnings.ts'

const API_ORIGIN = 'https://api.example'

test('a shop with an API is warned that a declaration alone is not enough, until it chooses another verifier', () => {
  expect(adultWarnings({ API_ORIGIN })).toEqual([expect.stringContaining('Lei 15.211/2025')])
  expect(adultWarnings({ API_ORIGIN, ADULT_VERIFIER: 'Declaration' })).toHaveLength(1)
  for (const ADULT_VERIFIER of ['account', 'checkout'])
    expect(adultWarnings({ API_ORIGIN, ADULT_VERIFIER })).toEqual([])
})

test('a shop that turns the words off is told what the law asks', () => {
  expect(adultWarnings({ ADULT_MARKS: 'selo: +18, off' })).toEqual([expect.stringMatching(/^ADULT_MARKS is off/)])
  expect(adultWarnings({ ADULT_MARKS: 'selo: +18' })).toEqual([])
})

test('the demonstration prints nothing', () => {
  expect(adultWarnings({ API_ORIGIN: '', ADULT_MARKS: '', ADULT_VERIFIER: '' })).toEqual([])
})
