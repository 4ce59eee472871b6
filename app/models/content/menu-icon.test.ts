import { expect, test } from 'vitest'
import type { MapContext } from '../store/map-context.ts'
import { toIcon } from './menu.ts'

const own: MapContext = { language: 'pt', origins: ['https://loja.example'] }
const foreign: MapContext = { ...own, media: { base: 'https://api.example', hosts: [] } }

test('an icon of the embedded backend is a symbol of the sprite', () => {
  expect(toIcon('/media/icons/energia.svg', own)).toBe('/media/icons/all.svg#energia')
  expect(toIcon('https://loja.example/media/icons/pix.svg', own)).toBe('/media/icons/all.svg#pix')
})

test('any other icon is a picture', () => {
  expect(toIcon('/media/outro/energia.svg', own)).toBe('/media/outro/energia.svg')
  expect(toIcon('https://cdn.example/media/icons/pix.svg', own)).toBe('https://cdn.example/media/icons/pix.svg')
  expect(toIcon('/media/icons/energia.svg', foreign)).toBe('https://api.example/media/icons/energia.svg')
  expect(toIcon('', own)).toBeNull()
})
