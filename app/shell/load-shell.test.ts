import { expect, test, vi } from 'vitest'
import { REQUEST } from '../../tests/support/request-scope.ts'
import type { RequestScope } from '../context.ts'
import { loadShell } from './load-shell.server.ts'

function openStore(settings: unknown, lateMenu = '') {
  const allowTagManager = vi.fn()
  const markIncomplete = vi.fn()
  const transport: RequestScope['transport'] = async ({ path }) =>
    lateMenu && path.endsWith(lateMenu)
      ? new Promise(() => {})
      : { ok: true, data: path === 'settings' ? settings : { menu: [] } }
  const scope: RequestScope = {
    ...REQUEST,
    ...{ transport, personalTransport: transport, allowTagManager, markIncomplete }
  }
  return { scope, allowTagManager, markIncomplete }
}

test('the tag manager that the settings name is let in, and the browser told of it', async () => {
  const { scope, allowTagManager } = openStore({ google: { ga: { gtm: 'GTM-ABC123' } } })
  expect((await loadShell(scope)).site.gtm).toBe('GTM-ABC123')
  expect(allowTagManager).toHaveBeenCalledOnce()
})

test.each([{}, { google: { ga: { gtm: '' } } }, { google: { ga: { gtm: "GTM-1';alert(1)//" } } }])(
  'without an id of one nobody is let in: %o',
  async settings => {
    const { scope, allowTagManager } = openStore(settings)
    expect((await loadShell(scope)).site.gtm).toBe('')
    expect(allowTagManager).not.toHaveBeenCalled()
  }
)

test('where none may load the browser is told of none', async () => {
  const { scope } = openStore({ google: { ga: { gtm: 'GTM-ABC123' } } })
  const { allowTagManager: _, ...checkout } = scope
  expect((await loadShell(checkout)).site.gtm).toBe('')
})

test('a menu that does not wait for the brands says so, and a whole one does not', async () => {
  const late = openStore({}, 'menu-marcas')
  await (await loadShell(late.scope)).parts.menu
  expect(late.markIncomplete).toHaveBeenCalledOnce()
  const whole = openStore({})
  await (await loadShell(whole.scope)).parts.menu
  expect(whole.markIncomplete).not.toHaveBeenCalled()
})

test('the same answers give the same views, which static parts are kept by', async () => {
  const { scope } = openStore({})
  const bodies = new Map<string, unknown>()
  const transport: RequestScope['transport'] = async ({ path }) => {
    const data = bodies.get(path) ?? { menu: [{ label: path, link: '/whey' }] }
    bodies.set(path, data)
    return { ok: true, data }
  }
  const [first, second] = [await loadShell({ ...scope, transport }), await loadShell({ ...scope, transport })]
  expect(first.parts.menu).toHaveLength(2)
  const again = new Map(Object.entries(second.parts))
  for (const [name, view] of Object.entries(first.parts)) expect(again.get(name), name).toBe(view)
})
