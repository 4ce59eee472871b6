import { type ReactNode, useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import '../i18n/english.ts'
import { renderToDocumentStream } from '../document-stream.server.ts'
import type { LanguageCode } from '../i18n/language.ts'
import { TranslatorProvider, useTranslator } from '../i18n/use-translator.tsx'
import { FirstPictureContext } from '../ui/first-picture.ts'
import { Picture } from '../ui/picture.tsx'
import { MarkupWriterContext, RenderModeContext } from './kept-text.ts'
import { RenderedOnce } from './rendered-once.tsx'
import { Section } from './section.tsx'

interface View {
  name: string
}

function Word() {
  return useTranslator()('product.buy')
}

const words = (view: View) => (
  <b>
    {view.name} <Word />
  </b>
)

interface Rendered {
  of: readonly unknown[]
  content: () => ReactNode
  language?: LanguageCode
  mode?: 'hydrated' | 'static'
  name?: string
}

async function render({ of, content, language = 'pt', mode = 'static', name }: Rendered) {
  const pictures: string[] = []
  const errors: unknown[] = []
  const stream = await renderToDocumentStream(
    <MarkupWriterContext value={renderToStaticMarkup}>
      <FirstPictureContext value={({ src }) => pictures.push(src)}>
        <TranslatorProvider language={language}>
          <RenderModeContext value={mode}>
            <RenderedOnce as="p" of={of} name={name} className="row">
              {content}
            </RenderedOnce>
          </RenderModeContext>
        </TranslatorProvider>
      </FirstPictureContext>
    </MarkupWriterContext>,
    { onError: error => void errors.push(error) }
  )
  return { html: await new Response(stream).text(), pictures, errors }
}

describe('the content of a static part', () => {
  test('is rendered once for its views and language', async () => {
    const whey = { name: 'Whey' }
    const content = vi.fn(() => words(whey))
    for (const _ of [1, 2]) {
      const { html } = await render({ of: [whey, 5], content })
      expect(html).toBe('<p class="row"><b>Whey Comprar</b></p>')
    }
    expect(content).toHaveBeenCalledTimes(1)
    expect((await render({ of: [whey, 5], content, language: 'en' })).html).toContain('Whey Buy')
    await render({ of: [whey, 6], content })
    await render({ of: [{ name: 'Zinco' }, 6], content })
    await render({ of: [whey, 6], content, name: 'other' })
    expect(content).toHaveBeenCalledTimes(5)
  })

  test('is rendered each time while a section is pending', async () => {
    const whey = { name: 'Whey' }
    const later = Promise.resolve(whey)
    const content = vi.fn(() => (
      <Section data={later} skeleton="…">
        {words}
      </Section>
    ))
    for (const _ of [1, 2])
      expect((await render({ of: [whey, later], content })).html).toContain('<b>Whey<!-- --> <!-- -->Comprar</b>')
    expect(content).toHaveBeenCalledTimes(2)
  })

  test('reports its first pictures for each document', async () => {
    const whey = { name: 'Whey' }
    const picture = <Picture source="/media/whey.webp" alt="" width={9} height={9} widths={[240]} priority />
    const content = () => <picture>{picture}</picture>
    const first = await render({ of: [whey], content })
    expect(first.pictures).toHaveLength(1)
    expect((await render({ of: [whey], content })).pictures).toEqual(first.pictures)
  })

  test('has ids of its own', async () => {
    function Named() {
      return <i id={useId()} />
    }
    const [first, second] = await Promise.all(
      ['first', 'second'].map(name => render({ of: [{}], content: () => <Named />, name }))
    )
    expect(first?.html).not.toBe(second?.html)
  })

  test('is replaced by its error boundary when it throws, and the error is reported', async () => {
    const broken = new Error('broken')
    function Broken(): ReactNode {
      throw broken
    }
    const whey = { name: 'Whey' }
    const content = () => (
      <Section data={whey} skeleton="…">
        {() => <Broken />}
      </Section>
    )
    for (const _ of [1, 2]) {
      const { html, errors } = await render({ of: [whey], content })
      expect(html).toContain('…')
      expect(errors).toEqual([broken])
    }
  })

  test('has no boundaries for hydration around ready sections', async () => {
    const whey = { name: 'Whey' }
    const content = () => (
      <Section data={whey} skeleton="…">
        {words}
      </Section>
    )
    expect((await render({ of: [whey], content })).html).toBe('<p class="row"><b>Whey Comprar</b></p>')
  })
})

test('hydrated content is rendered each time', async () => {
  const whey = { name: 'Whey' }
  const content = vi.fn(() => words(whey))
  for (const _ of [1, 2]) {
    const { html } = await render({ of: [whey], content, mode: 'hydrated' })
    expect(html).toBe('<p class="row"><b>Whey<!-- --> <!-- -->Comprar</b></p>')
  }
  expect(content).toHaveBeenCalledTimes(2)
})
