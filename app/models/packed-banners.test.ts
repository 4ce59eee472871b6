import { expect, test } from 'vitest'
import type { Banner } from './banners.ts'
import { packBanners, unpackBanners } from './packed-banners.ts'

const plain: Banner = {
  id: 7,
  alt: 'Potes de creatina',
  title: '',
  html: '',
  link: null,
  newTab: false,
  desktop: { source: '/media/a-desktop.webp', width: 0, height: 0 },
  mobile: { source: '/media/a-mobile.webp', width: 0, height: 0 }
}

test('banners come out as they were', () => {
  const banners: Banner[] = [
    plain,
    { ...plain, id: 8, link: { href: 'https://a.example/', external: true }, newTab: true, mobile: plain.desktop },
    {
      ...plain,
      id: 9,
      alt: 'Título',
      title: 'Título',
      html: '<p>a &amp; b</p>',
      link: { href: '/x?y=1', external: false },
      video: '/v.mp4'
    },
    { ...plain, id: 10, desktop: null, mobile: null, alt: 'x', title: 'x' }
  ]
  expect(unpackBanners(packBanners(banners))).toEqual(banners)
  expect(unpackBanners(packBanners([]))).toEqual([])
})

test('line breaks in the words cannot move a field', () => {
  expect(unpackBanners(packBanners([{ ...plain, html: '<p>a\n\tb</p>' }]))[0]?.html).toBe('<p>a b</p>')
})
