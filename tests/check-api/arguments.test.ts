import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const TOKEN = 'a-token'

test('an address and its options are read', () => {
  const read = { origin: 'https://api.example.com', token: 'a-token', json: false, cart: false }
  expect(readArguments(['https://api.example.com/'], TOKEN)).toEqual(read)
  expect(readArguments(['--json', 'https://api.example.com', '--cart'], TOKEN)).toEqual({
    ...read,
    json: true,
    cart: true
  })
})

test.each([
  [[], 'Which API?'],
  [['https://a.example', 'https://b.example'], 'Which API?'],
  [['api.example.com'], 'must begin with https://'],
  [['ftp://api.example.com'], 'must begin with https://'],
  [['https://me:secret@api.example.com'], 'must not hold a name or a password'],
  [['https://api.example.com/api/v2/front'], 'Give the address without a path: https://api.example.com'],
  [['https://api.example.com', '--token=x'], '--token']
])('%j ends with the reason and the usage', (args, reason) => {
  expect(() => readArguments(args, TOKEN)).toThrow(reason)
  expect(() => readArguments(args, TOKEN)).toThrow('Usage: APP_TOKEN=')
})

test('a missing or invalid token is refused, and not printed', () => {
  expect(() => readArguments(['https://api.example.com'])).toThrow('APP_TOKEN is missing')
  expect(() => readArguments(['https://api.example.com'], 'se cret')).toThrow(/^(?!.*se cret).*APP_TOKEN/)
})
