import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

test('an address and its options are read', () => {
  const read = { origin: 'https://www.example.com', json: false, all: false, cart: false }
  expect(readArguments(['https://www.example.com/'])).toEqual(read)
  expect(readArguments(['--all', 'https://www.example.com', '--cart'])).toEqual({ ...read, all: true, cart: true })
})

test.each([
  [[], 'Which shop?'],
  [['www.example.com'], 'must begin with https://'],
  [['https://www.example.com/loja'], 'Give the address without a path: https://www.example.com'],
  [['https://www.example.com', '--fast'], '--fast']
])('%j ends with the reason and the usage', (args, reason) => {
  expect(() => readArguments(args)).toThrow(reason)
  expect(() => readArguments(args)).toThrow('Usage: npm run check-shop')
})
