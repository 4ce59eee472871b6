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

test('the tag manager of the settings is allowed, and its id is sent to the browser', async () => {
  const { scope, allowTagManager } = openStore({ google: { ga: { gtm: 'GTM-ABC123' } } })
  expect((await loadShell(scope)).site.gtm).toBe('GTM-ABC123')
  expect(allowTagManager).toHaveBeenCalledOnce()
})

test.each([{}, { google: { ga: { gtm: '' } } }, { google: { ga: { gtm: "GTM-1';alert(1)//" } } }])(
  'settings without its id load no tag manager: %o',
  async settings => {
    const { scope, allowTagManager } = openStore(settings)
    expect((await loadShell(scope)).site.gtm).toBe('')
    expect(allowTagManager).not.toHaveBeenCalled()
  }
)

test('no tag manager’s id is sent where none may load', async () => {
  const { scope } = openStore({ google: { ga: { gtm: 'GTM-ABC123' } } })
  const { allowTagManager: _, ...checkout } = scope
  expect((await loadShell(checkout)).site.gtm).toBe('')
})

test('a menu without late brands is marked, and a complete one is not', async () => {
  const late = openStore({}, 'menu-marcas')
  await (await loadShell(late.scope)).parts.menu
  expect(late.markIncomplete).toHaveBeenCalledOnce()
  const whole = openStore({})
  await (await loadShell(whole.scope)).parts.menu
  expect(whole.markIncomplete).not.toHaveBeenCalled()
})

test('the same answers make the same view objects', async () => {
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
