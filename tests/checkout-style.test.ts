import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url))
const checkout = String(read('public/checkout.css'))

test('the checkout page has the store’s tokens', () => {
  const own = tokensOf(checkout)
  const store = new Map(tokensOf(String(read('app/styles/tokens.css'))))
  expect(own.length).toBeGreaterThan(30)
  for (const [name, value] of own) expect([name, value]).toEqual([name, store.get(name)])
  const used = new Set([...checkout.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  expect([...used].sort()).toEqual(own.map(([name]) => name).sort())
})

test('the checkout page has the store’s typeface', () => {
  const face = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
  expect(read('public/fonts/figtree.woff2').equals(read(face))).toBe(true)
  const fallbacks = (css: string) => css.replace(/^ +/gm, '').match(/@font-face \{[^}]*Fallback[^}]*\}/g)
  expect(fallbacks(checkout)).toEqual(fallbacks(String(read('app/styles/base.css'))))
})

/** The first declaration of each: later ones are those of wider screens. */
function tokensOf(css: string): [string, string][] {
  const all = [...css.matchAll(/^\s*(--[\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']): [string, string] => [
    name,
    value
  ])
  return all.filter(([name], at) => all.findIndex(([first]) => first === name) === at)
}
