import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureLink } from './picture-link.server.ts'

test('the header names the picture as its element does', () => {
  const picture = { src: '/img/480/a.webp', srcSet: '/img/480/a.webp 480w', sizes: '100vw', media: '(width < 9px)' }
  expect(pictureLink(picture)).toBeNull()
  expect(pictureLink({ ...picture, src: '/maçã.webp' })).toBeNull()
  expect(pictureLink({ ...picture, media: '(max-width: 9px)' })).toBe(
    '</img/480/a.webp>; rel=preload; as=image; fetchpriority=high; imagesrcset="/img/480/a.webp 480w"; imagesizes="100vw"; media="(max-width: 9px)"'
  )
  expect(pictureLink({ src: 'https://cdn.example/a.webp', srcSet: '', sizes: '100vw', media: '' })).toBe(
    '<https://cdn.example/a.webp>; rel=preload; as=image; fetchpriority=high'
  )
})

test('the header is one valid value for any address', () => {
  const text = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(text, text, (src, srcSet) => {
      const link = pictureLink({ src, srcSet, sizes: '', media: '' })
      if (link === null) return
      new Headers().append('link', link)
      expect(link.match(/[<>]/g)).toEqual(['<', '>'])
      expect(link.split('"').length).toBe(srcSet ? 3 : 1)
    })
  )
})
