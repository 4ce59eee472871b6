import { expect, test } from 'vitest'
import { phoneHref, whatsappHref } from './phone-links.ts'

test('a Brazilian number is called with its country', () => {
  expect(phoneHref('(11) 90000-0000')).toBe('tel:+5511900000000')
  expect(whatsappHref('(11) 90000-0001')).toBe('https://wa.me/5511900000001')
  expect(whatsappHref('+55 11 3000-0001')).toBe('https://wa.me/551130000001')
})

test.each(['', 'em breve', '0800'])('%j leads nowhere', text => {
  expect(whatsappHref(text)).toBe('')
})
