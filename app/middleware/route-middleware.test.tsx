import { globSync, readFileSync } from 'node:fs'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { toResult } from '../api/client.ts'
import { type RequestScope, scopeContext } from '../context.ts'
import * as entry from '../entry.server.tsx'
import * as root from '../root.tsx'
import { createRouteMiddleware } from './route-middleware.ts'

const STORE = 'https://loja.example'

afterEach(() => vi.restoreAllMocks())

test('auth only logs, for the document and for the data of a client navigation', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { visit, loaded } = shop('auth')
  expect(await visit('/conta?token=x')).toMatchObject({ status: 200, text: expect.stringContaining('Minha conta') })
  expect(await visit('/conta.data?_routes=account')).toMatchObject({ status: 200 })
  expect(loaded()).toBe(2)
  expect(log.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    { event: 'middleware', name: 'auth', path: '/conta' },
    { event: 'middleware', name: 'auth', path: '/conta.data' }
  ])
})

test.each(['Auth', 'admin', '', 'constructor', '__proto__'])(
  "an unknown name is the 500 page 'Unknown middleware': %s",
  async name => {
    const { visit, loaded } = shop(name)
    const document = await visit('/conta')
    expect(document).toMatchObject({ status: 500, text: expect.stringContaining('Unknown middleware') })
    expect(document.text).toContain('Clique aqui para ir para página inicial')
    const data = await visit('/conta.data?_routes=account')
    expect(data).toMatchObject({ status: 500, text: expect.stringContaining('Unknown middleware') })
    expect((await visit('/outra')).status).toBe(200)
    expect(loaded()).toBe(1)
  }
)

test('an error page is in the shopper’s language', async () => {
  const { text } = await shop('admin').visit('/conta', 'en')
  expect(text).toContain('<html lang="en">')
  expect(text).toMatch(/<title>Something went wrong/)
})

test('outer routes’ middleware runs first, and an unknown name stops the page', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const run = createRouteMiddleware(routesOf({ outer: ['auth'], inner: ['admin', 'auth'] }))
  expect(run(new Request(`${STORE}/conta`))).toEqual({ status: 500, message: 'Unknown middleware' })
  expect(log).toHaveBeenCalledTimes(1)
  expect(run(new Request(`${STORE}/outra`))).toBeNull()
})

test.each([
  ['/conta', true],
  ['/conta/', true],
  ['/conta.data', true],
  ['/conta/_.data', true],
  ['/outra', false],
  ['/conta/mais', false]
])('%s runs the middleware of its route: %s', (path, isAsked) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const run = createRouteMiddleware(routesOf({ inner: ['auth'] }))
  for (let n = 0; n < 2; n += 1) run(new Request(STORE + path))
  expect(log).toHaveBeenCalledTimes(isAsked ? 2 : 0)
})

test('every route with middleware has a loader, so that client navigations send a request', () => {
  const asking = globSync('app/routes/**/*.tsx').filter(file => /middleware: \[/.test(readFileSync(file, 'utf8')))
  expect(asking.length).toBeGreaterThan(0)
  for (const file of asking) expect(readFileSync(file, 'utf8'), file).toMatch(/export (async )?function loader\(/)
})

/** A shop with the real root and a page /conta with these middleware, served as by the Worker. */
function shop(...names: string[]) {
  let loads = 0
  function loader() {
    loads += 1
    return null
  }
  const build = buildOf(routesOf({ inner: names }, loader))
  const run = createRouteMiddleware(build.routes)
  const handle = createRequestHandler(build, 'production')
  async function visit(path: string, language: RequestScope['language'] = 'pt') {
    const request = new Request(STORE + path)
    const context = new RouterContextProvider()
    context.set(scopeContext, { ...scope, language, error: run(request) ?? undefined })
    const response = await handle(request, context)
    return { status: response.status, text: await response.text() }
  }
  return { visit, loaded: () => loads }
}

function routesOf({ outer = [], inner = [] }: { outer?: string[]; inner?: string[] }, loader = () => null) {
  const account = { default: () => <h1>Minha conta</h1>, loader }
  return {
    root: { id: 'root', path: '', module: { ...root, handle: { middleware: outer } } },
    account: { id: 'account', parentId: 'root', path: 'conta', module: { ...account, handle: { middleware: inner } } },
    other: { id: 'other', parentId: 'root', path: 'outra', module: { ...account, handle: { crumb: 'Outra' } } }
  } as unknown as ServerBuild['routes']
}

function buildOf(routes: ServerBuild['routes']): ServerBuild {
  const described = Object.values(routes).map(route => {
    const { id = '', parentId, path, module } = route ?? {}
    return [id, { id, parentId, path, module: '/x.js', imports: [], css: [], hasLoader: module?.loader !== undefined }]
  })
  const assets = {
    entry: { module: '/entry.js', imports: [] },
    routes: Object.fromEntries(described),
    url: '',
    version: '1'
  }
  return {
    entry: { module: entry },
    routes,
    assets,
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' }
  } as unknown as ServerBuild
}

const transport: RequestScope['transport'] = async () => toResult({ status: 404, body: {} })
const scope: RequestScope = {
  language: 'pt',
  origin: STORE,
  ownOrigins: [STORE],
  media: undefined,
  nonce: 'n',
  isCrawler: false,
  transport,
  personalTransport: transport
}
