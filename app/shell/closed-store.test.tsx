import { renderToStaticMarkup } from 'react-dom/server'
import { UNSAFE_ErrorResponseImpl as ErrorResponse, MemoryRouter, RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { type ApiCall, toResult } from '../api/client.ts'
import { type RequestScope, scopeContext } from '../context.ts'
import '../i18n/english.ts'
import { REQUEST } from '../../tests/support/request-scope.ts'
import type { LanguageCode } from '../i18n/language.ts'
import { TranslatorProvider } from '../i18n/use-translator.tsx'
import { ErrorBoundary, loader } from '../root.tsx'
import { partsLoaded } from '../ui/part.tsx'

await partsLoaded()

const site = {
  nome: 'Outra Loja',
  razaoSocial: 'Outra Loja Ltda.',
  cnpj: '11444777000161',
  whatsapp: '(11) 90000-1111',
  email: 'oi@outra.example',
  endereco: { rua: 'Rua A', numero: '1', cidade: 'Natal', uf: 'RN' }
}

/** What the root's loader returns or throws under these store settings. */
async function load(loja: object, language: LanguageCode = 'pt') {
  const body = { sistema: { geral: { site, loja } } }
  const transport = async ({ path }: ApiCall) => toResult({ status: 200, body: path === 'settings' ? body : {} })
  const scope: RequestScope = {
    ...REQUEST,
    language,
    transport,
    personalTransport: transport
  }
  const context = new RouterContextProvider()
  context.set(scopeContext, scope)
  const url = new URL('https://loja.example/vitaminas')
  const args = { context, url, request: new Request(url), params: {}, pattern: '/' }
  return loader(args).catch(thrown => thrown)
}

function render(error: unknown, language: LanguageCode): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorProvider language={language}>
        <ErrorBoundary error={error} params={{}} />
      </TranslatorProvider>
    </MemoryRouter>
  )
}

describe('spec 1: a maintenance or under-implementation notice saying that no orders will be considered', () => {
  test.each([
    [{ manutencao: true }, 'maintenance'],
    [{ implantacao: 's' }, 'implementation'],
    [{ manutencao: false, implantacao: 1, mensagemManutencao: 'Em obras.' }, 'implementation']
  ])('%j shows a notice on the pages', async (loja, kind) => {
    const { shell } = await load(loja)
    expect(shell.site.notice).toMatchObject({ kind, closed: false })
  })

  test.each([
    ['pt', 'Voltamos em breve', 'Loja em manutenção: nenhum pedido será considerado.'],
    ['en', 'We will be back soon', 'Store under maintenance']
  ] as const)('a closed store is a 503 page with its return and its contact (%s)', async (language, title, words) => {
    const thrown = await load({ fechada: true }, language)
    expect(thrown.init.status).toBe(503)
    const sent = new Headers(thrown.init.headers)
    expect([sent.get('retry-after'), sent.get('cache-control')]).toEqual(['3600', 'no-store'])
    const html = render(new ErrorResponse(503, '', thrown.data), language)
    for (const text of [
      title,
      words,
      'Outra Loja Ltda.',
      'CNPJ 11.444.777/0001-61',
      'Rua A, 1, Natal/RN',
      'https://wa.me/5511900001111',
      'mailto:oi@outra.example',
      '/idioma'
    ])
      expect(html).toContain(text)
  })

  test('a closed store shows its own text where it has one', async () => {
    const thrown = await load({ fechada: true, mensagemManutencao: '<b>Fechada</b> até segunda.' })
    expect(render(new ErrorResponse(503, '', thrown.data), 'pt')).toContain('Fechada até segunda.')
  })

  test('a loader’s 503 is not a closed store', () => {
    expect(render(new ErrorResponse(503, '', { message: 'Fora do ar' }), 'pt')).toContain('Fora do ar')
  })
})
