import { expect, test } from 'vitest'
import { isOtherPage } from './other-page.ts'

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://loja.example')
  return { pathname, search }
}
const isOther = (from: string, to: string) => isOtherPage(at(from), at(to))

test('another path or another number is another page', () => {
  expect(isOther('/a', '/b')).toBe(true)
  expect(isOther('/a?pg=2', '/b?pg=2')).toBe(true)
  expect(isOther('/a', '/a?pg=2')).toBe(true)
  expect(isOther('/a?marca=3&pg=2', '/a?marca=3')).toBe(true)
})

test('a filter, an order or another view keeps the page', () => {
  expect(isOther('/a?pg=2', '/a?marca=3')).toBe(false)
  expect(isOther('/a?order=x&pg=2', '/a?order=y')).toBe(false)
  expect(isOther('/a?pg=2', '/a?pg=2&exibicao=lista')).toBe(false)
  expect(isOther('/a', '/a')).toBe(false)
})
