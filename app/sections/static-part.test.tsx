import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TranslatorProvider } from '../i18n/use-translator.tsx'
import { MarkupWriterContext } from './kept-text.ts'
import { StaticPart } from './static-part.tsx'

interface View {
  banners: { main: { title: string } }
}

let rendered = 0

function render(data: View, site: { name: string }): string {
  return renderToStaticMarkup(
    <MarkupWriterContext value={renderToStaticMarkup}>
      <TranslatorProvider language="pt">
        <StaticPart keptAs="home" data={data} of={site}>
          {view => {
            rendered += 1
            return `${site.name}: ${view.banners.main.title}`
          }}
        </StaticPart>
      </TranslatorProvider>
    </MarkupWriterContext>
  )
}

test('a part is rendered once while the values of its views stay the same', () => {
  const main = { title: 'Ofertas' }
  const first = render({ banners: { main } }, { name: 'Seiva' })
  expect(first).toBe('<div data-static="">Seiva: Ofertas</div>')
  expect(render({ banners: { main } }, { name: 'Seiva' })).toBe(first)
  expect(rendered).toBe(1)
})

test('a part is rendered again when one of its values changes', () => {
  rendered = 0
  const main = { title: 'Ofertas' }
  render({ banners: { main } }, { name: 'Seiva' })
  expect(render({ banners: { main } }, { name: 'Outra' })).toContain('Outra: Ofertas')
  expect(render({ banners: { main: { title: 'Novas' } } }, { name: 'Outra' })).toContain('Outra: Novas')
  expect(rendered).toBe(3)
})
