import { readFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SHARE_HEIGHT, SHARE_WIDTH, sharePicture } from './share-picture.ts'
import { sharePictureUrl } from './share-picture-url.ts'

const price = { now: 14_990, was: 19_990, cash: 14_241, cashPercent: 5, installments: null }
const gallery = [{ source: '/media/whey.webp', alt: '', attribute: 0 }]
const whey = { name: 'Whey', brand: null, price, status: 'available', gallery } as const

function svgOf(changes: object = {}): string {
  return sharePicture({ ...whey, gallery: [...gallery], ...changes }, 'Seiva', 'pt')?.toSvg('data:,') ?? ''
}

function textsOf(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words.replaceAll('\u00a0', ' '))
}

test('a share picture has the name, both prices and the shop', () => {
  expect(textsOf(svgOf())).toEqual(['Whey', 'R$ 199,90', 'R$ 149,90', 'R$ 142,41 no Pix', 'Seiva'])
})

test('a share picture has no price for a product that cannot be bought, and is not drawn without a packshot', () => {
  expect(textsOf(svgOf({ status: 'unavailable' }))).toEqual(['Whey', 'Seiva'])
  expect(sharePicture({ ...whey, gallery: [] }, 'Seiva', 'pt')).toBeNull()
})

test('a long name takes three lines at most', () => {
  const lines = textsOf(svgOf({ name: 'Multivitamínico '.repeat(12), price: null }))
  expect(lines).toHaveLength(4)
  expect(lines[2]).toMatch(/…$/)
})

test('another price has another picture address, and an impossible path has none', () => {
  const product = { path: '/whey', price, gallery: [...gallery] }
  expect(sharePictureUrl(product)).toBe('/compartilhar/whey.jpg?v=14990')
  expect(sharePictureUrl({ ...product, path: '/Whey%20' })).toBe('')
  expect(sharePictureUrl({ ...product, gallery: [] })).toBe('')
})

test('a share picture is drawn for any product name', async () => {
  await initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm'))
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), name => {
      const { width, height } = new Resvg(svgOf({ name }))
      expect([width, height]).toEqual([SHARE_WIDTH, SHARE_HEIGHT])
    }),
    { numRuns: 50 }
  )
})
