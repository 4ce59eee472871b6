import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import '../i18n/english'
import type { LanguageCode } from '../i18n/language'
import { TranslatorProvider, useTranslator } from '../i18n/use-translator'
import { renderToStringStream } from '../string-stream.server'
import { IsStaticContext, RenderedOnce, RenderMarkupContext } from './rendered-once'

interface View {
  name: string
}

function Word() {
  return useTranslator()('product.buy')
}

async function render(view: View, isStatic: boolean, content: () => void, language: LanguageCode = 'pt') {
  const stream = await renderToStringStream(
    <RenderMarkupContext value={renderToStaticMarkup}>
      <TranslatorProvider language={language}>
        <IsStaticContext value={isStatic}>
          <RenderedOnce as="p" of={view} className="row">
            {() => {
              content()
              return (
                <b>
                  {view.name} <Word />
                </b>
              )
            }}
          </RenderedOnce>
        </IsStaticContext>
      </TranslatorProvider>
    </RenderMarkupContext>
  )
  return new Response(stream).text()
}

test('the content of a static part is rendered once per view and language', async () => {
  const content = vi.fn()
  const whey = { name: 'Whey' }
  expect(await render(whey, true, content)).toBe('<p class="row"><b>Whey Comprar</b></p>')
  expect(await render(whey, true, content)).toBe('<p class="row"><b>Whey Comprar</b></p>')
  expect(content).toHaveBeenCalledTimes(1)
  expect(await render(whey, true, content, 'en')).toBe('<p class="row"><b>Whey Buy</b></p>')
  expect(await render({ name: 'Zinco' }, true, content)).toContain('Zinco')
  expect(content).toHaveBeenCalledTimes(3)
})

test('what is hydrated is rendered each time', async () => {
  const content = vi.fn()
  const whey = { name: 'Whey' }
  for (const _ of [1, 2])
    expect(await render(whey, false, content)).toBe('<p class="row"><b>Whey<!-- --> <!-- -->Comprar</b></p>')
  expect(content).toHaveBeenCalledTimes(2)
})
