import { expect, test } from 'vitest'
import { type Matches, type PageMeta, pageMeta } from './page-meta.ts'

test('a page has its title, its address and its share data', () => {
  expect(
    lines({ title: 'Whey', description: 'Do leite.', canonical: '/whey', image: '/media/w.webp', type: 'product' })
  ).toEqual([
    'title Whey | Loja',
    'description Do leite.',
    'canonical https://loja.example/whey',
    'og:type product',
    'og:site_name Loja',
    'og:locale pt_BR',
    'og:title Whey | Loja',
    'og:description Do leite.',
    'og:url https://loja.example/whey',
    'og:image https://loja.example/img/1200/media/w.webp',
    'twitter:card summary_large_image'
  ])
})

test('a listing’s page links to its neighbours by absolute addresses', () => {
  const shown = lines({ title: 'A', canonical: '/a?pg=2', previous: { href: '/a' }, next: { href: '/a?pg=3' } })
  expect(shown).toContain('canonical https://loja.example/a?pg=2')
  expect(shown).toContain('prev https://loja.example/a')
  expect(shown).toContain('next https://loja.example/a?pg=3')
})

test('a page without indexing says so, and has no canonical address', () => {
  const shown = lines({ title: 'A', canonical: '' })
  expect(shown).toContain('robots noindex, follow')
  expect(shown.some(line => /^(canonical|og:url) /.test(line))).toBe(false)
})

test('a title with the store’s name stays, and a page without a description has the store’s', () => {
  const shown = lines({ title: 'Loja de vitaminas', canonical: '/' })
  expect(shown).toContain('title Loja de vitaminas')
  expect(shown).toContain('description Vitaminas e mais.')
})

test('a share picture of another host keeps its address', () => {
  expect(lines({ title: 'A', canonical: '/', image: 'https://cdn.example/a.png' })).toContain(
    'og:image https://cdn.example/a.png'
  )
})

test('a page has a head without the store’s data', () => {
  expect(pageMeta([{ loaderData: undefined }], { title: 'A', canonical: '/a' })).toContainEqual({ title: 'A' })
})

function lines(page: PageMeta): string[] {
  const site = { name: 'Loja', seo: { description: 'Vitaminas e mais.' } }
  const matches: Matches = [{ loaderData: { language: 'pt', origin: 'https://loja.example', shell: { site } } }]
  return pageMeta(matches, page).map(entry => {
    const { title, name, property, rel, content, href } = entry as Record<string, string | undefined>
    return title ? `title ${title}` : `${name ?? property ?? rel} ${content ?? href}`
  })
}
