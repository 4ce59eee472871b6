import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import './english.ts'
import './messages/paging.ts'
import en from './en.json' with { type: 'json' }
import { formatDecimal, formatNumber, formatRating, plural } from './format.ts'
import { formatDate } from './format-date.ts'
import { htmlLang, type LanguageCode, languageNumber, readLanguage } from './language.ts'
import pt from './pt.json' with { type: 'json' }
import { createTranslator, type TextKey, type Translator } from './translator.ts'

function leaves(node: object, prefix = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : leaves(value, `${prefix}${key}.`)
  )
}

/** Every area of messages, by the name that its module has as well. */
const areas = await Promise.all(
  globSync('app/i18n/messages/*.ts').map(async file => {
    const area = basename(file, '.ts')
    await import(`./messages/${area}.ts`)
    const { pt: messages } = JSON.parse(readFileSync(file.replace('.ts', '.json'), 'utf8'))
    return { area, keys: leaves(messages, `${area}.`).map(([key]) => key) }
  })
)
const COUNT_ENDING = /(One|Other)$/
const sources = globSync('app/**/*.{ts,tsx}').filter(file => !/i18n\/|\.test\.tsx?$/.test(file))
const keys = [...leaves(pt).map(([key]) => key), ...areas.flatMap(area => area.keys)]

describe('dictionaries', () => {
  test('have the same keys in the same order', () => {
    expect(leaves(en).map(([key]) => key)).toEqual(leaves(pt).map(([key]) => key))
  })

  test('have no unused messages, because a browser loads them all', () => {
    const code = sources.map(file => readFileSync(file, 'utf8')).join('\n')
    // Composed as `order.${id}` and the like.
    const composed = /^(order|language|notices)\./
    const isNamed = (key: string) => code.includes(`'${key}'`) || code.includes(`"${key}"`)
    // `counted` takes the key without its ending.
    const unused = keys.filter(key => !composed.test(key) && !isNamed(key) && !isNamed(key.replace(COUNT_ENDING, '')))
    expect(unused).toEqual([])
  })

  test.each(areas)('every file that shows a message of $area imports it', ({ area, keys: own }) => {
    const spoken = (code: string) =>
      code.includes(`\`${area}.$`) ||
      own.some(key => code.includes(`'${key}'`) || code.includes(`counted('${key.replace(COUNT_ENDING, '')}'`))
    const silent = sources.filter(file => {
      const code = readFileSync(file, 'utf8')
      return spoken(code) && !code.includes(`i18n/messages/${area}'`) && !code.includes(`i18n/messages/${area}.ts'`)
    })
    expect(silent).toEqual([])
  })

  test('have a text for every key in both languages, with the same placeholders', () => {
    const [portuguese, english] = [createTranslator('pt'), createTranslator('en')]
    for (const key of keys as TextKey[]) {
      expect(portuguese(key).trim(), key).not.toBe('')
      expect(english(key).trim(), key).not.toBe('')
      expect(valuesOf(english, key), key).toEqual(valuesOf(portuguese, key))
    }
  })
})

/** Names of a message's placeholders, found by the keys that rosetta reads. */
function valuesOf(t: Translator, key: TextKey): string[] {
  const asked = new Set<string>()
  t(key, new Proxy({}, { get: (_, name) => asked.add(String(name)) && 'x' }))
  return [...asked].sort()
}

describe('translator', () => {
  test('keeps a separate instance per language', () => {
    const portuguese = createTranslator('pt')
    expect(createTranslator('en')('cart.empty')).toBe('Your cart is empty')
    expect(portuguese('cart.empty')).toBe('Seu carrinho está vazio')
    expect(createTranslator('pt')).toBe(portuguese)
  })

  test('fills in values', () => {
    expect(createTranslator('pt')('paging.page', { page: 3 })).toBe('Página 3')
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
  test('dates keep the day that was written', () => {
    expect(formatDate('2026-03-14 23:59:05', 'pt')).toBe('14 de março de 2026')
    expect(formatDate('2026-03-14T00:10:00Z', 'en')).toBe('March 14, 2026')
    expect(formatDate('ontem', 'pt')).toBe('')
  })

  test('dates are written as Intl writes them', () => {
    const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    const languages = fc.constantFrom<[LanguageCode, string]>(['pt', 'pt-BR'], ['en', 'en-US'])
    fc.assert(
      fc.property(days, languages, (day, [language, locale]) => {
        const written = day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
        expect(formatDate(day.toISOString(), language)).toBe(written)
      })
    )
  })

  test('ratings and plurals follow the language', () => {
    expect([formatRating(4.75, 'pt'), formatRating(5, 'en')]).toEqual(['4,8', '5.0'])
    const forms = { one: 'produto', other: 'produtos' }
    expect([0, 1, 2].map(count => plural(count, 'pt', forms))).toEqual(['produto', 'produto', 'produtos'])
    expect([0, 1, 2].map(count => plural(count, 'en', forms))).toEqual(['produtos', 'produto', 'produtos'])
  })

  test('numbers are written as Intl writes them, without Intl', () => {
    const values = [0, 1, 5, 10, 99.5, 100, 7.25, 0.1, 1.99, 1000, 1000.05, 20_500]
    const digits = values.flatMap(value => [0, 2].map(maximumFractionDigits => ({ value, maximumFractionDigits })))
    const written = digits.map(({ value, ...options }) => new Intl.NumberFormat('pt-BR', options).format(value))
    const formatter = vi.spyOn(Intl, 'NumberFormat')
    expect(digits.map(one => formatNumber(one.value, 'pt', one.maximumFractionDigits))).toEqual(written)
    expect(formatter).not.toHaveBeenCalled()
    formatter.mockRestore()
    expect([formatNumber(1000, 'en'), formatNumber(7.5, 'en', 2)]).toEqual(['1,000', '7.5'])
  })

  test('decimals and plurals are written as Intl writes them', () => {
    const languages = fc.constantFrom<LanguageCode>('pt', 'en')
    fc.assert(
      fc.property(
        languages,
        fc.integer({ min: 0, max: 10 ** 11 }),
        fc.integer({ min: 0, max: 2 }),
        (language, thousandths, digits) => {
          const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits }
          const value = thousandths / 1_000
          return (
            formatDecimal(value, digits, language) === new Intl.NumberFormat(LOCALES[language], fixed).format(value)
          )
        }
      )
    )
    fc.assert(
      fc.property(languages, fc.nat(1_000_000), (language, count) => {
        return (
          plural(count, language, RULES) ===
          new Intl.PluralRules(LOCALES[language]).select(count).replace(/many/, 'other')
        )
      })
    )
  })
})

const LOCALES = { pt: 'pt-BR', en: 'en-US' }
const RULES = { one: 'one', other: 'other' }
