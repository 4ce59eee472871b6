import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PATHS } from '../../../app/links.ts'
import { hasOneReading, isCheckoutPath } from './checkout-path.ts'

const PASSED = ['/checkout', '/static/checkout']

test('no page of the store passes through', () => {
  const pages = [PATHS.access, PATHS.register, PATHS.password, PATHS.cep]
  expect(pages.filter(page => isCheckoutPath(page, PASSED))).toEqual([])
})

const part = fc.constantFrom(
  ...['checkout', 'static', 'x', 'api', '.', '..', '/', '//', '\\', ';', '%', '%25', '%2e', '%2E', '%2f', '%5c'],
  ...['%00', '%0a', '\t', '%ef%bc%8f', '%ef%bc%8e', '%e2%80%a4', '%c0%ae', 'ç', '%c3%a7', '~', ':', '@']
)

test('what passes lies below its path, however a server reads it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PASSED), fc.array(part, { maxLength: 8 }), (passed, parts) => {
      const { pathname } = new URL(`${passed}/${parts.join('')}`, 'https://loja.example')
      if (!isCheckoutPath(pathname, PASSED) || !hasOneReading(pathname)) return
      for (const read of readings(pathname)) {
        const place = new URL(read.replaceAll(';', '/;'), 'https://api.example')
        expect(place.host, pathname).toBe('api.example')
        expect(isCheckoutPath(place.pathname, PASSED), pathname).toBe(true)
      }
    }),
    { numRuns: 5_000 }
  )
})

/** Decoded once and twice, with full-width signs as plain ones, with backslashes as slashes. */
function readings(path: string): string[] {
  const once = decodeURIComponent(path)
  const twice = /%(?![\da-f]{2})/i.test(once) ? once : decodeURIComponent(once)
  return [path, once, twice, twice.normalize('NFKC'), twice.normalize('NFKC').replaceAll('\\', '/')]
}
