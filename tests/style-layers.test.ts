import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const LAYERS: Record<string, string> = {
  styles: 'base',
  ui: 'ui',
  forms: 'parts',
  sections: 'sections',
  shell: 'shell',
  routes: 'routes'
}
const OTHERS = ['app/styles/layers.css', 'app/sections/product-detail/gallery/photoswipe.css']

test('every style sheet is in the layer of its folder', () => {
  const sheets = globSync('app/**/*.css').filter(file => !OTHERS.includes(file))
  expect(sheets.length).toBeGreaterThan(90)
  expect(sheets.filter(file => !isLayered(readFileSync(file, 'utf8'), LAYERS[file.split('/')[1] ?? '']))).toEqual([])
})

test('the layers have an order', () => {
  const order = /@layer (.+);/.exec(readFileSync('app/styles/layers.css', 'utf8'))?.[1]?.split(', ')
  expect(order).toEqual(expect.arrayContaining([...Object.values(LAYERS), 'vendor']))
})

/** Formatted: one block from the first line to the last. */
function isLayered(css: string, layer: string | undefined): boolean {
  return css.startsWith(`@layer ${layer} {\n`) && css.indexOf('\n}') === css.length - 3
}
