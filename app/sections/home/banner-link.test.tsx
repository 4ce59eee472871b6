import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BannerLink } from './banner-link.tsx'

const banner = { id: 1, alt: 'Blog', title: '', html: '', desktop: null, mobile: null }

function render(href: string, newTab: boolean): string {
  const link = { href, external: !href.startsWith('/') }
  return renderToStaticMarkup(<BannerLink banner={{ ...banner, link, newTab }}>x</BannerLink>)
}

test('a banner opens a tab of its own when the shop says so', () => {
  expect(render('https://blog.example/', true)).toContain('rel="noopener" target="_blank"')
  expect(render('/kits', false)).toBe('<a href="/kits" aria-label="Blog">x</a>')
})
