import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const tile = { source: '/media/x.webp', alt: '', width: 240, height: 240, widths: [240, 480] } as const

test('a preloaded picture is the one that is shown, on plain and dense screens', () => {
  const html = renderToString(<Picture {...tile} priority />)
  const [preloaded, shown] = [/imageSrcSet="([^"]*)"/i, / srcSet="([^"]*)"/i].map(pattern => pattern.exec(html)?.[1])
  expect(shown).toBe('/img/240/media/x.webp, /img/480/media/x.webp 2x')
  expect(preloaded).toBe(shown)
})

test('a lazy picture lists each width once', () => {
  const html = renderToString(<Picture {...tile} />)
  expect(html).toContain('src="/img/240/media/x.webp" srcSet="/img/480/media/x.webp 2x"')
})
