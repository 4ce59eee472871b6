import { expect, test } from 'vitest'
import { densitySrcSet, IMAGE_WIDTHS, imageSource, imageUrl, srcSet } from './image.ts'

test('the store’s own pictures come from the image route', () => {
  expect(imageUrl('/media/products/x.webp', 360)).toBe('/img/360/media/products/x.webp')
  expect(srcSet('/media/x.webp', [240, 480])).toBe('/img/240/media/x.webp 240w, /img/480/media/x.webp 480w')
})

test('absolute addresses are left alone', () => {
  expect(imageUrl('https://cdn.example/a/b.jpg?v=1', 240)).toBe('https://cdn.example/a/b.jpg?v=1')
  expect(srcSet('https://cdn.example/a/b.jpg', [240, 480])).toBe('')
})

test('drawings are not resized', () => {
  expect(imageUrl('/logo.svg', 240)).toBe('/logo.svg')
})

test('a picture of one size has a second file for dense screens', () => {
  expect(densitySrcSet('/media/x.webp', [240, 480])).toBe('/img/480/media/x.webp 2x')
  expect(densitySrcSet('/media/x.webp', [240])).toBe('')
  expect(densitySrcSet('https://cdn.example/b.jpg', [240, 480])).toBe('')
})

test.each(['/media/x.webp', 'https://x.example/a.jpg', '/a.svg'])(
  'an image address leads back to its picture: %s',
  source => {
    for (const width of IMAGE_WIDTHS) expect(imageSource(imageUrl(source, width))).toBe(source)
  }
)
