import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TranslatorProvider } from '../../i18n/use-translator.tsx'
import { MenuCategories } from './menu-categories.tsx'

function render(link?: { href: string }, newTab?: boolean): string {
  const items = [{ label: 'D', link: { href: '/vitaminas/d' }, highlight: true }]
  return renderToStaticMarkup(
    <TranslatorProvider language="pt">
      <MenuCategories items={[{ label: 'Vitaminas', link, newTab, items }]} />
    </TranslatorProvider>
  )
}

test('an entry without a link heads the entries below', () => {
  const html = render()
  expect(html).toMatch(/<summary>Vitaminas.*<\/summary><ul><li><a href="\/vitaminas\/d"[^>]*>D<\/a><\/li><\/ul>/)
  expect(html.match(/<a /g)).toHaveLength(1)
})

test('an entry with a link leads to all of it', () => {
  expect(render({ href: '/vitaminas' })).toMatch(/<ul><li><a href="\/vitaminas">.*Vitaminas<\/a><\/li>/)
})

test('an entry opens a tab of its own when the shop says so', () => {
  expect(render({ href: '/vitaminas' }, true)).toContain('<a href="/vitaminas" target="_blank">')
})
