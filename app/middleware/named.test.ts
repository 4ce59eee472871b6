import { createStaticHandler, isRouteErrorResponse, RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { named } from './named'

afterEach(() => vi.restoreAllMocks())

test('the middleware named auth only logs', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await visit('auth')).toEqual({ status: 200, error: undefined, loaded: true })
  expect(log.mock.calls).toEqual([['{"event":"middleware","name":"auth","path":"/conta"}']])
})

test.each(['Auth', 'admin', '', 'constructor'])(
  "an unknown one gives status 500 'Unknown middleware': %s",
  async name => {
    expect(await visit(name)).toEqual({ status: 500, error: { message: 'Unknown middleware' }, loaded: false })
  }
)

test('of several names one that is unknown is enough', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await visit('auth', 'admin')).toMatchObject({ status: 500, loaded: false })
})

/** A page whose route asks for these, as the router serves it. */
async function visit(...names: string[]) {
  let loaded = false
  const handler = createStaticHandler([
    {
      id: 'account',
      path: '/conta',
      middleware: named(...names),
      loader() {
        loaded = true
        return null
      }
    }
  ])
  const response = await handler.query(new Request('https://loja.example/conta?token=x'), {
    requestContext: new RouterContextProvider(),
    generateMiddlewareResponse: async query => {
      const context = await query(new Request('https://loja.example/conta?token=x'))
      if (context instanceof Response) return context
      const [error] = Object.values(context.errors ?? {})
      return Response.json(isRouteErrorResponse(error) ? error.data : null, { status: context.statusCode })
    }
  })
  if (!(response instanceof Response)) throw new Error('No response')
  const body = await response.json()
  return { status: response.status, error: body ?? undefined, loaded }
}
