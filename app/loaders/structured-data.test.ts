import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { ApiCall } from '../api/client.ts'
import type { ApiResult } from '../api/failure.ts'
import { type RequestScope, scopeContext, subjectContext } from '../context.ts'
import type { Subject } from '../models/content/structured-data.ts'
import { loadStructuredData } from './structured-data.server.ts'

const settings = {
  sistema: {
    geral: { site: { nome: 'Outra Loja', endereco: { rua: 'Rua A', numero: '1', cidade: 'São Paulo', uf: 'SP' } } }
  }
}
const copyright = { menu: [{ label: 'cnpj', link: '11444777000161' }] }
const footer = { menu: [{ label: 'Instagram', link: 'https://www.instagram.com/outraloja' }] }

test('the store is described by its settings, and by the accounts that its footer links to', async () => {
  const [organization, site] = JSON.parse(await describe({ store: true }))['@graph']
  expect(organization).toMatchObject({
    name: 'Outra Loja',
    taxID: '11.444.777/0001-61',
    sameAs: ['https://www.instagram.com/outraloja']
  })
  // Its own drawing is not the logo of a shop of another name.
  expect(organization).not.toHaveProperty('logo')
  expect(site['@type']).toBe('WebSite')
})

test('a page that describes nothing has no structured data', async () => {
  expect(await describe(null)).toBe('')
  expect(await describe({})).toBe('')
})

test('a page has no structured data when the settings fail or hang', async () => {
  expect(await describe({ store: true }, async () => ({ ok: false, kind: 'network', status: 0, message: '' }))).toBe('')
  expect(await describe({ store: true }, () => new Promise(() => {}))).toBe('')
})

test('a page whose structured data were late is marked, so that no cache keeps it', async () => {
  const markIncomplete = vi.fn()
  await describe({ store: true }, () => new Promise(() => {}), markIncomplete)
  expect(markIncomplete).toHaveBeenCalledOnce()
  await describe({ store: true }, answer, markIncomplete)
  await describe({}, answer, markIncomplete)
  expect(markIncomplete).toHaveBeenCalledOnce()
})

async function describe(
  subject: Subject | null,
  transport: RequestScope['transport'] = answer,
  markIncomplete?: () => void
): Promise<string> {
  const scope: RequestScope = {
    language: 'pt',
    origin: 'https://loja.example',
    ownOrigins: ['https://loja.example'],
    media: undefined,
    nonce: '',
    isCrawler: true,
    transport,
    personalTransport: transport,
    markIncomplete
  }
  const context = new RouterContextProvider()
  context.set(scopeContext, scope)
  if (subject) context.set(subjectContext, () => subject)
  return loadStructuredData(context)
}

async function answer({ path }: ApiCall): Promise<ApiResult<unknown>> {
  const menu = path.endsWith('/footer-copyright') ? copyright : footer
  return { ok: true, data: path === 'settings' ? settings : menu }
}
