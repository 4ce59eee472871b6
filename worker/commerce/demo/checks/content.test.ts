import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDemo } from '../read-demo.ts'
import { checkContent } from './check-content.ts'

const ICONS = new URL('../../../../public/media/icons/', import.meta.url)

test('the editorial content is consistent with the catalogue and with itself', () => {
  expect(checkContent()).toEqual([])
})

test('the showcases of home have different products, enough to scroll', () => {
  const showcases = readDemo().showcases.filter(({ name }) => name !== 'menu-search-showcase')
  const slugs = showcases.flatMap(showcase => showcase.slugs)
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) < index)).toEqual([])
  for (const { name, slugs } of showcases) expect(slugs.length, name).toBeGreaterThan(5)
})

test('each blog article has an author, a date and linked products', () => {
  const { bannerGroups, pages, products } = readDemo()
  const news = bannerGroups.find(({ name }) => name === 'banner-news-home')?.banners ?? []
  expect(news.length).toBeGreaterThan(0)
  for (const { link } of news) {
    const body = pages.find(({ slug }) => link === `/pagina/${slug}`)?.body
    expect(body?.pt, link).toMatch(/^<p>Por <strong>Equipe editorial da Seiva<\/strong>, \d\d\/\d\d\/\d{4}<\/p>/)
    const linked = products.filter(({ slug }) => body?.pt.includes(`href="/${slug}"`))
    expect(linked.length, link).toBeGreaterThanOrEqual(3)
  }
})

test('the sprite has the shapes of each icon', () => {
  const symbols = readIcon('all').matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)
  const shapes = Object.fromEntries(Array.from(symbols, ([, name, shape]) => [name, shape]))
  const names = globSync('*.svg', { cwd: ICONS })
    .map(file => file.replace('.svg', ''))
    .filter(name => name !== 'all')
  expect(shapes).toEqual(Object.fromEntries(names.map(name => [name, shapeOf(readIcon(name))])))
})

function readIcon(name: string): string {
  return readFileSync(new URL(`${name}.svg`, ICONS), 'utf8')
}

function shapeOf(svg: string): string | undefined {
  return /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1]?.replace(/\s+/g, ' ').trim()
}
