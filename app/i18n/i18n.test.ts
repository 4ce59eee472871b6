import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import './english.ts'
import { en } from './en.ts'
import { formatDate, formatRating, plural } from './format.ts'
import { htmlLang, languageNumber, readLanguage } from './language.ts'
import { pt } from './pt.ts'
import { createTranslator, type TextKey } from './translator.ts'

function leaves(node: object, prefix = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : leaves(value, `${prefix}${key}.`)
  )
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1] ?? '').sort()
}

describe('dictionaries', () => {
  test('have the same keys, none of them empty', () => {
    expect(leaves(en).map(([key]) => key)).toEqual(leaves(pt).map(([key]) => key))
    for (const [, text] of [...leaves(pt), ...leaves(en)]) expect(text.trim()).not.toBe('')
  })

  test('fill in the same values', () => {
    const english = new Map(leaves(en))
    for (const [key, text] of leaves(pt)) expect(placeholders(english.get(key) ?? ''), key).toEqual(placeholders(text))
  })

  test('carry no words that nothing shows: a browser loads them all', () => {
    const sources = globSync('app/**/*.{ts,tsx}').filter(file => !/i18n\/(pt|en)\.ts$/.test(file))
    const code = sources.map(file => readFileSync(file, 'utf8')).join('\n')
    // Composed as `order.${id}` and the like.
    const composed = /^(order|language|notices)\./
    const unused = leaves(pt).filter(
      ([key]) => !composed.test(key) && !code.includes(`'${key}'`) && !code.includes(`"${key}"`)
    )
    expect(unused.map(([key]) => key)).toEqual([])
  })

  test.each(['pt', 'en'] as const)('every key is found in %s', language => {
    const t = createTranslator(language)
    for (const [key] of leaves(pt)) expect(t(key as TextKey), key).not.toBe('')
  })
})

describe('translator', () => {
  test('keeps one instance per language, which do not disturb one another', () => {
    const portuguese = createTranslator('pt')
    expect(createTranslator('en')('cart.empty')).toBe('Your cart is empty')
    expect(portuguese('cart.empty')).toBe('Seu carrinho está vazio')
    expect(createTranslator('pt')).toBe(portuguese)
  })

  test('fills in values', () => {
    expect(createTranslator('pt')('listing.page', { page: 3 })).toBe('Página 3')
  })
})

describe('language', () => {
  test('is read from a cookie or storage value', () => {
    expect([readLanguage('1'), readLanguage(1), readLanguage('0'), readLanguage(null), readLanguage('x')]).toEqual([
      'en',
      'en',
      'pt',
      'pt',
      'pt'
    ])
    expect([languageNumber('pt'), languageNumber('en')]).toEqual([0, 1])
    expect([htmlLang('pt'), htmlLang('en')]).toEqual(['pt-BR', 'en'])
  })
})

describe('formats', () => {
  test('dates keep the day as written', () => {
    expect(formatDate('2026-03-14 23:59:05', 'pt')).toBe('14 de março de 2026')
    expect(formatDate('2026-03-14T00:10:00Z', 'en')).toBe('March 14, 2026')
    expect(formatDate('ontem', 'pt')).toBe('')
  })

  test('ratings and plurals follow the language', () => {
    expect([formatRating(4.75, 'pt'), formatRating(5, 'en')]).toEqual(['4,8', '5.0'])
    const forms = { one: 'produto', other: 'produtos' }
    expect([0, 1, 2].map(count => plural(count, 'pt', forms))).toEqual(['produto', 'produto', 'produtos'])
    expect([0, 1, 2].map(count => plural(count, 'en', forms))).toEqual(['produtos', 'produto', 'produtos'])
  })
})
