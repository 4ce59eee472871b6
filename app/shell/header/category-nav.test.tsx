import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import '../../i18n/english.ts'
import { TranslatorProvider } from '../../i18n/use-translator.tsx'
import type { MenuItem } from '../../models/content/menu.ts'
import { CategoryNav } from './category-nav.tsx'

const link = { href: '/vitaminas', external: false }
const items = [{ label: 'Vitamina D', link: { href: '/vitaminas/vitamina-d', external: false } }]

function panelOf(item: Partial<MenuItem>, language: 'pt' | 'en' = 'pt'): string {
  const html = renderToString(
    <TranslatorProvider language={language}>
      <CategoryNav menu={[{ label: 'Vitaminas', items, ...item }]} />
    </TranslatorProvider>
  )
  return /data-panel="">(.*?)<ul>/.exec(html)?.[1] ?? 'no panel'
}

test.each(['pt', 'en'] as const)('a panel leads to all of its department (%s)', language => {
  const words = { pt: 'Ver tudo em Vitaminas', en: 'See all of Vitaminas' }
  expect(panelOf({ link }, language)).toBe(`<a href="/vitaminas">${words[language]}</a>`)
})

test('a department’s picture loads when its panel opens', () => {
  const panel = panelOf({ link, picture: '/media/vitaminas.webp' })
  expect(panel).toMatch(
    /^<a href="\/vitaminas"><img src="\/img\/480\/media\/vitaminas.webp" alt=""[^>]* loading="lazy"/
  )
  expect(panel).toContain('Ver tudo em Vitaminas</a>')
})

test('an entry without a link has only a panel', () => {
  expect(panelOf({ picture: '/media/vitaminas.webp' })).toBe('')
})
