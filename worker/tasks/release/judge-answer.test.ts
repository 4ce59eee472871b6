import { expect, test } from 'vitest'
import {
  judgeCart,
  judgeCrawlerFile,
  judgeDocument,
  judgeHealth,
  judgeListing,
  judgeProduct,
  linksIn,
  productsIn
} from './judge-answer.ts'

const FILES = new Set(['/assets/root-Ds4p1lx.js', '/assets/shell-BFGQ5D.css'])
const PAGE = '<!doctype html><script src="/assets/root-Ds4p1lx.js"></script>LIST</html>'
const LIST =
  '<script type="application/ld+json">{"@type":"ItemList","itemListElement":[{"@type":"ListItem","position":1,"url":"https://loja.example/zinco"}]}</script>'

const html = (body: string, status = 200) => ({ status, type: 'text/html; charset=utf-8', body, ms: 9 })
const json = (value: unknown, status = 200) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
  ms: 9
})

test('health counts only for the new version', () => {
  expect(judgeHealth('v2')(json({ ok: true, build: 'b', version: 'v2' }))).toBe('')
  expect(judgeHealth('v2')(json({ ok: true, build: 'b', version: 'v1' }))).toBe('is of version v1')
  expect(judgeHealth('v2')(json({ ok: true, build: 'b' }))).toBe('says nothing of a version')
  expect(judgeHealth('v2')(html('<html></html>'))).toBe('is text/html; charset=utf-8, not application/json')
})

test('a page passes when it is complete and has only files of this build', () => {
  const judge = judgeDocument(FILES)
  expect(judge(html(PAGE))).toBe('')
  expect(judge(html(`<script src="https://chat.example/assets/chat.js"></script>${PAGE}`))).toBe('')
  expect(judge(html(PAGE.replace('</html>', '')))).toBe('breaks off')
  expect(judge(html('<html></html>'))).toBe('names no script')
  expect(judge(html(PAGE.replace('Ds4p1lx', 'OLDER77')))).toBe(
    'names /assets/root-OLDER77.js, which is no file of this build'
  )
})

test.each([
  [500, 'answers 500'],
  [301, 'answers 301'],
  [429, 'answers 429']
])('a page with status %i is a fault', (status, fault) => expect(judgeDocument(FILES)(html(PAGE, status))).toBe(fault))

test('an address that does not answer fails with its reason', () => {
  const answer = { status: 0, type: '', body: 'fetch failed: getaddrinfo ENOTFOUND loja.example', ms: 9 }
  expect(judgeCart(answer)).toBe('does not answer: fetch failed: getaddrinfo ENOTFOUND loja.example')
})

test('a listing must have products, and a product’s page a product', () => {
  const page = PAGE.replace('LIST', LIST)
  expect(judgeListing(FILES)(html(page))).toBe('')
  expect(productsIn(page)).toEqual(['/zinco'])
  expect(judgeListing(FILES)(html(PAGE))).toBe('lists no product')
  expect(judgeProduct(FILES)(html(PAGE.replace('LIST', '{"@type":"Product"}')))).toBe('')
  expect(judgeProduct(FILES)(html(page))).toBe('describes no product')
})

test('a cart must be a cart', () => {
  expect(judgeCart(json({ itens: [], total: 0 }))).toBe('')
  expect(judgeCart(json({ error: 'Não encontrado' }))).toBe('is no cart')
  expect(judgeCart(json({ itens: [] }, 502))).toBe('answers 502')
})

test('the file for language models leads to the listings', () => {
  const body =
    '# Seiva\n\n- [Vitaminas](https://loja.example/vitaminas)\n- [Zinco](https://loja.example/minerais?pg=2)\n'
  const file = { status: 200, type: 'text/plain; charset=utf-8', body, ms: 9 }
  expect(judgeCrawlerFile(file)).toBe('')
  expect(linksIn(body)).toEqual(['/vitaminas', '/minerais?pg=2'])
  expect(judgeCrawlerFile({ ...file, body: '# Seiva' })).toBe('has no link')
})
