import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toTheme } from '../../models/store/theme.ts'
import { contrast, GROUNDS, type Palette, paletteOf } from './palette.server.ts'
import { themeView } from './theme-css.server.ts'

const TEXT = { light: '#1f2a24', dark: '#edf1ec' }
const hexColour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)

function unreadable({ plain, strong, soft, on }: Palette['light'], scheme: 'light' | 'dark') {
  const pairs = [
    ...[...GROUNDS[scheme], soft].flatMap(ground => [
      [plain, ground],
      [strong, ground]
    ]),
    [on, plain],
    [on, strong],
    [TEXT[scheme], soft]
  ]
  return pairs.filter(([one = '', other = '']) => contrast(one, other) < 4.5)
}

test('texts in a shop’s colour have WCAG AA contrast in both schemes', () => {
  fc.assert(
    fc.property(hexColour, colour => {
      const { light, dark, deep, onDeep } = paletteOf(colour)
      expect(unreadable(light, 'light')).toEqual([])
      expect(unreadable(dark, 'dark')).toEqual([])
      expect(contrast(onDeep, deep)).toBeGreaterThanOrEqual(4.5)
    }),
    { examples: [['#ffffff'], ['#000000'], ['#ffff00'], ['#0000ff']] }
  )
})

test('a colour with enough contrast stays as it is', () => {
  expect(paletteOf('#175c43').light.plain).toBe('#175c43')
  expect(paletteOf('#7a1f5c').light.plain).toBe('#7a1f5c')
})

test('the theme’s backgrounds are those of the tokens', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  const pairs = ['ground', 'surface', 'sunken'].map(name => {
    const [, light, dark] = new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
    return [light, dark]
  })
  expect(pairs).toEqual(GROUNDS.light.map((light, at) => [light, GROUNDS.dark[at]]))
  for (const text of Object.values(TEXT)) expect(tokens).toContain(text)
})

test('a theme takes colours and a font from the settings, and ignores invalid ones', () => {
  expect(toTheme({ marca: '#7A1F5C', oferta: 'b50' }, ' Serifa ')).toEqual({
    brand: '#7a1f5c',
    offer: '#bb5500',
    font: 'serifa'
  })
  for (const odd of ['', 'red', '#12345', 'url(x)', '#fff;}body{'])
    expect(toTheme({ marca: odd, oferta: odd }, odd)).toBeNull()
})

test('a theme’s rules are only custom properties', () => {
  expect(themeView(null)).toEqual({ css: '', themeColor: '#123d2d' })
  expect(themeView({ brand: null, offer: null, font: 'figtree' }).css).toBe('')
  const { css, themeColor } = themeView({ brand: '#7a1f5c', offer: '#bb5500', font: 'serifa' })
  expect(css).toMatch(/^:root\{(--[\w-]+:[^;{}]+;?)+\}$/)
  expect(css).toContain('--color-brand:light-dark(#7a1f5c,')
  expect(css).toContain('--font:ui-serif')
  expect(themeColor).toMatch(/^#[\da-f]{6}$/)
})
