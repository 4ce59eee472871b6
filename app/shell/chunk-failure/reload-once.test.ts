import { expect, test } from 'vitest'
import { RELOAD_ONCE } from './reload-once.ts'

test('chunk loading failure reloads the page, at most once per 60 s', () => {
  const page = openPage()
  page.fail('vite:preloadError')
  expect(page.reloads).toBe(1)
  page.wait(59_999)
  page.fail('vite:preloadError')
  expect(page.reloads).toBe(1)
  page.wait(1)
  page.fail('vite:preloadError')
  expect(page.reloads).toBe(2)
})

test('a page reloads once after a reload and where storage is blocked', () => {
  for (const storage of [{}, null]) {
    const first = openPage({ storage })
    first.fail('chunk:failed')
    expect(first.reloads).toBe(1)
    const second = openPage({ storage, state: first.history.state, now: 10_000 })
    expect(second.fail('chunk:failed')).toBe('thrown')
    expect(second.reloads).toBe(0)
    const later = openPage({ storage, state: first.history.state, now: 61_000 })
    later.fail('chunk:failed')
    expect(later.reloads).toBe(1)
  }
})

test('the reload opens the page that was being opened, and Back leads to the one before', () => {
  const page = openPage({ router: 'loading' })
  expect(page.fail('chunk:failed')).toBe('waits')
  expect(page.history.urls).toEqual(['/', '/vitaminas?pg=2'])
  expect(page.reloads).toBe(1)
})

test('a failed prefetch reloads nothing', () => {
  const page = openPage({ router: 'idle' })
  expect(page.fail('chunk:failed')).toBe('thrown')
  expect(page.reloads).toBe(0)
})

test('a page without a connection is not reloaded', () => {
  const page = openPage({ online: false, router: 'loading' })
  expect(page.fail('chunk:failed')).toBe('thrown')
  page.fail('vite:preloadError')
  expect(page.reloads).toBe(0)
})

test.each([
  [{ tagName: 'SCRIPT', type: 'module' }, 1],
  [{ tagName: 'LINK', rel: 'modulepreload' }, 1],
  [{ tagName: 'LINK', rel: 'stylesheet' }, 1],
  [{ tagName: 'LINK', rel: 'prefetch' }, 0],
  [{ tagName: 'SCRIPT', type: '' }, 0],
  [{ tagName: 'IMG' }, 0],
  [{}, 0]
])('an element of the document that fails reloads the page once: %o', (target, reloads) => {
  const page = openPage()
  page.fail('error', target)
  expect(page.reloads).toBe(reloads)
})

test('Back before the router exists loads the address', () => {
  const page = openPage()
  page.fail('popstate')
  expect(page.reloads).toBe(0)
  page.location.search = '?pg=2'
  expect(page.marks).toEqual([])
  page.fail('popstate')
  expect(page.reloads).toBe(1)
  expect(page.marks).toEqual(['reload'])
  page.location.search = ''
  page.fail('popstate')
  expect(page.reloads).toBe(2)
  const later = openPage({ router: 'idle' })
  later.location.search = '?pg=2'
  later.fail('popstate')
  expect(later.reloads).toBe(0)
})

interface PageOptions {
  /** Null: every access throws, as with blocked cookies. */
  storage?: Record<string, unknown> | null
  state?: unknown
  now?: number
  online?: boolean
  router?: 'idle' | 'loading'
}

/** A window with the parts that the script uses. */
function openPage({ storage = {}, state = { idx: 0 }, now = 0, online = true, router }: PageOptions = {}) {
  const listeners = new Map<string, (event: object) => void>()
  const clock = { now: 1_000_000 + now }
  const history = {
    state,
    urls: ['/'],
    pushState(next: unknown, _: string, url: string) {
      this.state = next
      this.urls.push(url)
    },
    replaceState(next: unknown) {
      this.state = next
    }
  }
  const location = { pathname: '/', search: '', hash: '', reload }
  const marks: string[] = []
  const page = { history, location, marks, reloads: 0, fail, wait }
  const blocked = new Proxy({}, { get: refuse, set: refuse })
  const names = [
    'window',
    'history',
    'location',
    'performance',
    'navigator',
    'sessionStorage',
    'Date',
    'addEventListener'
  ]
  const values = [
    router ? { routing: routingThat(router) } : {},
    history,
    location,
    { mark: (name: string) => marks.push(name) },
    { onLine: online },
    storage ?? blocked,
    { now: () => clock.now },
    (name: string, listener: (event: object) => void) => listeners.set(name, listener)
  ]
  new Function(...names, RELOAD_ONCE)(...values)

  function wait(ms: number): void {
    clock.now += ms
  }
  function reload(): void {
    page.reloads += 1
  }
  /** Whether the import throws its error or waits for the reload. */
  function fail(name: string, target?: object): 'thrown' | 'waits' {
    let outcome: 'thrown' | 'waits' = 'thrown'
    listeners.get(name)?.({
      target,
      preventDefault() {
        outcome = 'waits'
      }
    })
    return outcome
  }
  return page
}

function routingThat(state: 'idle' | 'loading') {
  return state === 'loading' ? { calls: 1, to: '/vitaminas?pg=2' } : { calls: 0, to: '' }
}

function refuse(): never {
  throw new Error('SecurityError')
}
