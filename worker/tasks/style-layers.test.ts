import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layered, merged } from './style-layers.ts'

const ORDER = '/shop/app/styles/layers.css'

test.each([
  ['/shop/app/styles/base.css', 'base'],
  ['/shop/node_modules/photoswipe/dist/photoswipe.css', 'vendor'],
  ['/shop/app/ui/button.module.css', 'ui'],
  ['/shop/app/forms/form.module.css', 'parts'],
  ['/shop/app/sections/home/hero.module.css', 'sections'],
  ['/shop/app/shell/drawer/drawer.module.css', 'shell'],
  ['/shop/app/routes/favorites/favorites.module.css', 'routes']
])('%s is in the layer %s', (id, layer) => {
  expect(layered(id, 'a{color:red}')).toBe(`@layer ${layer}{a{color:red}}`)
})

test('every style sheet of the store has an ordered layer', () => {
  const order = readFileSync('app/styles/layers.css', 'utf8')
  const names = /@layer ([^;]+);/.exec(order)?.[1]?.split(', ')
  const sheets = globSync('app/**/*.css').filter(file => !ORDER.endsWith(file))
  expect(sheets.length).toBeGreaterThan(90)
  for (const file of sheets) expect(names, file).toContain(/^@layer (\w+)\{/.exec(layered(`/shop/${file}`, ''))?.[1])
  expect(layered(ORDER, order)).toBe(order)
})

test('a sheet has one block per layer, its rules in order', () => {
  const css = '@layer a,b;@layer a{p{x:1}@media print{p{x:2}}}@layer b{i::before{content:"}"}}@layer a{p{x:3}}q{y:1}'
  expect(merged(css)).toBe(
    '@layer a,b;q{y:1}@layer a{p{x:1}@media print{p{x:2}}p{x:3}}@layer b{i::before{content:"}"}}'
  )
  expect(merged('@layer a,b;')).toBe('@layer a,b;')
  expect(() => merged('@layer a{p{x:1}')).toThrow('no end')
})
