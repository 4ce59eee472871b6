import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import '../../i18n/english.ts'
import { REQUEST } from '../../../tests/support/request-scope.ts'
import type { Transport } from '../../api/client.ts'
import { type RequestScope, scopeContext } from '../../context.ts'
import { loader as manifest } from './manifest.ts'
import { loader as offline } from './offline.ts'

test("the manifest has the name of the store's settings", async () => {
  const answer = await manifest(args('/manifest.webmanifest', named('Empório Vida Plena')))
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  expect(await answer.json()).toMatchObject({
    name: 'Empório Vida Plena',
    short_name: 'Empório',
    lang: 'pt-BR',
    start_url: '/'
  })
})

test('the manifest exists without settings', async () => {
  const answer = await manifest(args('/manifest.webmanifest', refuse))
  expect(await answer.json()).toMatchObject({ name: 'Seiva', short_name: 'Seiva' })
})

test.each([
  ['0', 'pt-BR', 'Sem conexão'],
  ['1', 'en', 'You are offline']
])('the offline page is written in language %s', async (number, lang, title) => {
  const answer = await offline(args(`/sem-conexao?idioma=${number}`, named('Loja')))
  const html = await answer.text()
  expect(html).toContain(`<html lang="${lang}">`)
  expect(html).toContain(`<h1>${title}</h1>`)
})

test('the offline page is self-contained, and escapes the store’s name', async () => {
  const html = await (await offline(args('/sem-conexao', named('A</title><script>&"')))).text()
  expect(html).not.toContain('</title><script>&')
  expect(html).not.toMatch(/\s(src|srcset)=|<link|url\((?!"[^"]+\.woff2"\))|import/)
  expect(html.match(/nonce="of-this-answer"/g)).toHaveLength(2)
})

test('the offline page links to home, departments, search and cart', async () => {
  const shop: Transport = async call =>
    call.path.startsWith('struct/menus')
      ? { ok: true, data: { menu: [{ label: 'Chás & fibras', link: '/chas-e-fibras' }] } }
      : named('Loja')(call)
  const html = await (await offline(args('/sem-conexao', shop))).text()
  for (const part of ['href="/">Loja</a>', 'href="/chas-e-fibras">Chás &#38; fibras</a>', 'action="/busca"'])
    expect(html).toContain(part)
  expect(html).toContain('href="/checkout/carrinho">Carrinho</a>')
})

test('the offline page has the shop’s telephone and logo', async () => {
  const shop: Transport = async call =>
    call.path.startsWith('struct/menus')
      ? { ok: true, data: { menu: [{ label: 'telefone', link: '(11) 90000-0000' }] } }
      : named('Seiva')(call)
  const html = await (await offline(args('/sem-conexao', shop))).text()
  expect(html).toContain('<a href="tel:+5511900000000">(11) 90000-0000</a>')
  expect(html).toContain('<p>O telefone funciona sem internet.</p>')
  expect(html).toMatch(/<a class="name" href="\/"><svg [^>]*aria-label="Seiva"/)
  expect(await (await offline(args('/sem-conexao', named('Loja')))).text()).not.toContain('tel:')
})

function named(nome: string): Transport {
  return async () => ({ ok: true, data: { sistema: { geral: { site: { nome } } } } })
}

async function refuse(): ReturnType<Transport> {
  return { ok: false, kind: 'network', status: 0, message: '' }
}

function args(path: string, transport: Transport) {
  const scope: RequestScope = { ...REQUEST, nonce: 'of-this-answer', transport, personalTransport: refuse }
  const request = new Request(`https://loja.example${path}`)
  const context = new RouterContextProvider(new Map([[scopeContext, scope]]))
  return { request, url: new URL(request.url), params: {}, pattern: path, context }
}
