import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSitemap } from '../../contract/sitemap.ts'
import { escapeXml, lastChange, toSitemapPart, writeSitemap, writeSitemapIndex } from './sitemap.ts'

const ORIGIN = 'https://loja.example'
const context = { language: 'pt', origins: [ORIGIN, 'https://seiva.invalid'] } as const

test("the API's addresses become the store's own, with their day and pictures", () => {
  const body = {
    paths: [
      {
        url: 'https://seiva.invalid/whey',
        lastmod: '2026-10-02 10:00:00',
        images: ['https://seiva.invalid/media/w.webp']
      },
      { url: '/marcas', lastmod: 'ontem' },
      { lastmod: '2026-10-02' }
    ],
    info: { total: '2' }
  }
  const wire = readSitemap(body)
  expect(wire && toSitemapPart(wire, context)).toEqual({
    entries: [
      { path: '/whey', changed: '2026-10-02', images: ['/media/w.webp'] },
      { path: '/marcas', changed: '', images: [] }
    ],
    total: 2
  })
  expect(readSitemap({ error: 'Nada aqui' })).toBeNull()
})

test('a sitemap file lists its pages', () => {
  const xml = writeSitemap(ORIGIN, [
    { path: '/whey', changed: '2026-10-02', images: ['/media/a&b.webp'] },
    { path: '/maçã', changed: '', images: [] }
  ])
  expect(xml).toContain(
    '<url><loc>https://loja.example/whey</loc><lastmod>2026-10-02</lastmod>' +
      '<image:image><image:loc>https://loja.example/img/1200/media/a&#38;b.webp</image:loc></image:image></url>'
  )
  expect(xml).toContain('<url><loc>https://loja.example/ma%C3%A7%C3%A3</loc></url>')
})

test('the index names its files from 1, with their newest day', () => {
  const changed = lastChange(['2026-01-02', '2026-10-02', ''].map(day => ({ path: '/', changed: day, images: [] })))
  expect(writeSitemapIndex(ORIGIN, [{ changed }, { changed: '' }])).toContain(
    '<sitemap><loc>https://loja.example/sitemaps/1.xml</loc><lastmod>2026-10-02</lastmod></sitemap>\n' +
      '<sitemap><loc>https://loja.example/sitemaps/2.xml</loc></sitemap>'
  )
})

test('no text breaks out of its element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(escapeXml(text)).not.toMatch(/[<>"']|&(?!#\d+;)|\p{Cc}/u)
    })
  )
})
