import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import { type ApiCall, toResult } from '../../api/client.ts'
import { type RequestScope, scopeContext } from '../../context.ts'
import { loadContent } from './own-pages.server.ts'
import { action } from './route.tsx'

function shop(status: number, body: unknown): RequestScope {
  const transport = async (_: ApiCall) => toResult({ status, body })
  return {
    ...REQUEST,
    transport,
    personalTransport: transport
  }
}

describe('the contact page', () => {
  test('is only the form where the API has no such page', async () => {
    const page = await loadContent(shop(404, { error: 'x' }), '/pagina/contato')
    expect(page).toMatchObject({ ok: true, data: { title: 'Fale conosco', html: '' } })
  })

  test('is the API’s page where it has one', async () => {
    const body = { estrutura: {}, conteudo: { titulo: 'Contato', conteudo: '<p>Oi</p>' } }
    const page = await loadContent(shop(200, body), '/pagina/contato')
    expect(page).toMatchObject({ ok: true, data: { title: 'Contato', html: '<p>Oi</p>' } })
  })

  test('fails with the API, and leaves other pages unknown', async () => {
    expect((await loadContent(shop(503, null), '/pagina/contato')).ok).toBe(false)
    expect((await loadContent(shop(404, null), '/pagina/nada')).ok).toBe(false)
  })

  test('says without JavaScript whether the message was sent, and keeps what was typed', async () => {
    const typed = { nome: 'Rui', email: 'rui@', contato: '', assunto: '', mensagem: 'Bom\ndia' }
    const body = new URLSearchParams(typed)
    const url = new URL('https://loja.example/pagina/contato')
    const request = new Request(url, { method: 'POST', body })
    const context = new RouterContextProvider()
    context.set(scopeContext, shop(200, { sucesso: true }))
    const { data, init } = await action({ context, url, request, params: {}, pattern: '/pagina/:page?' })
    expect(init?.status).toBe(422)
    expect(data).toEqual({
      typed,
      answer: { ok: false, message: '', errors: { email: 'Informe um e-mail válido.' } }
    })
  })
})

test('the accessibility statement is the API’s, or the store’s where the API has none', async () => {
  const own = await loadContent(shop(404, { error: 'x' }), '/pagina/acessibilidade')
  expect(own).toMatchObject({ ok: true, data: { title: 'Acessibilidade', html: expect.stringContaining('WCAG 2.2') } })
  const body = { estrutura: {}, conteudo: { titulo: 'Acessível', conteudo: '<p>Oi</p>' } }
  const theirs = await loadContent(shop(200, body), '/pagina/acessibilidade')
  expect(theirs).toMatchObject({ ok: true, data: { title: 'Acessível' } })
})
