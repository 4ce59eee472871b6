import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeEnv } from '../types.ts'
import { markdown } from './markdown.ts'

const store = new Hono<EdgeEnv>()
store.use(markdown)
store.get('*', c => {
  if (c.req.path === '/moved') return c.redirect('/whey?atributo=1', 301)
  return c.text(`${c.get('markdown') ? 'markdown' : 'html'} ${c.req.path}${new URL(c.req.url).search}`)
})

async function ask(path: string, accept = 'text/html'): Promise<string> {
  return (await store.request(path, { headers: { accept } })).text()
}

test.each([
  ['/whey.md', 'markdown /whey'],
  ['/vitaminas/vitamina-d.md?pg=2', 'markdown /vitaminas/vitamina-d?pg=2'],
  ['/busca.md?busca=whey', 'markdown /busca?busca=whey'],
  ['/index.md', 'markdown /'],
  ['/whey', 'html /whey']
])('%s is %s', async (path, answer) => {
  expect(await ask(path)).toBe(answer)
})

test.each([
  ['text/markdown', 'markdown /whey'],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', 'markdown /whey'],
  ['text/html, text/markdown;q=0.5', 'html /whey'],
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'html /whey'],
  ['*/*', 'html /whey']
])('a reader that accepts %s gets %s', async (accept, answer) => {
  expect(await ask('/whey', accept)).toBe(answer)
})

test('a path that could be read as another host stays a path', async () => {
  const hosts = new Hono<EdgeEnv>().use(markdown).get('*', c => c.text(new URL(c.req.raw.url).host))
  for (const path of [
    '/%5Cevil.example/x.md',
    '//evil.example/x.md',
    '/%09/evil.example/x.md',
    '/%0A%5Cevil.example/x.md'
  ])
    expect([path, await (await hosts.request(`https://loja.example${path}`)).text()]).toEqual([path, 'loja.example'])
})

test('orders, forms and files have no Markdown', async () => {
  for (const path of ['/checkout/acesso', '/favoritos', '/img/480/media/x', '/assets/x.js'])
    expect(await ask(path, 'text/markdown')).toBe(`html ${path}`)
  expect((await store.request('/checkout/acesso.md')).status).toBe(404)
})

test('a redirected page redirects to the other page’s Markdown', async () => {
  expect((await store.request('/moved.md')).headers.get('location')).toBe('/whey.md?atributo=1')
  expect((await store.request('/moved', { headers: { accept: 'text/markdown' } })).headers.get('location')).toBe(
    '/whey?atributo=1'
  )
})
