import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Popup } from '../../models/content/popup.ts'
import { popupLevel } from './popup-level.ts'
import { createShownPopups } from './shown-popups.ts'
import { waitForPopup } from './waiting-popup.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function popup(id: number, delayMs = 5_000): Popup {
  const none = { html: '', picture: null, smallPicture: null, link: null, coupon: '', hasNewsletter: false }
  return { id, title: `Aviso ${id}`, delayMs, ...none }
}

function blocked(): never {
  throw new DOMException('blocked', 'SecurityError')
}

interface Waiting {
  since: number
  free?: () => boolean
  shown?: ReturnType<typeof createShownPopups>
}

function wait(popups: Popup[], { since, free = () => true, shown = createShownPopups(blocked) }: Waiting) {
  const seen: number[] = []
  const stop = waitForPopup({
    popups,
    since,
    shown,
    isFree: free,
    show: ({ id }) => void seen.push(id)
  })
  return { seen, stop, shown }
}

describe('a promotion', () => {
  test('opens after its delay, counted from the page’s start', () => {
    const { seen } = wait([popup(1)], { since: performance.now() - 4_000 })
    vi.advanceTimersByTime(999)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual([1])
  })

  test('waits while another panel is open', () => {
    let free = false
    const { seen } = wait([popup(1)], { since: performance.now(), free: () => free })
    vi.advanceTimersByTime(60_000)
    expect(seen).toEqual([])
    free = true
    vi.advanceTimersByTime(1_000)
    expect(seen).toEqual([1])
  })

  test('does not open after the page was left', () => {
    const { seen, stop } = wait([popup(1)], { since: performance.now() })
    stop()
    vi.advanceTimersByTime(60_000)
    expect(seen).toEqual([])
  })

  test('spec 3: does not open twice in a session, and the next one opens', () => {
    const { shown } = wait([popup(1), popup(2)], { since: performance.now() })
    vi.advanceTimersByTime(5_000)
    const again = wait([popup(1), popup(2)], { since: performance.now(), shown })
    vi.advanceTimersByTime(5_000)
    expect(again.seen).toEqual([2])
  })
})

describe('a popup that was shown', () => {
  test('is remembered for the session', () => {
    const kept = new Map<string, string>()
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value)
    }
    createShownPopups(() => store).add(8)
    expect([createShownPopups(() => store).has(8), createShownPopups(() => store).has(9)]).toEqual([true, false])
  })

  test('is remembered by the page where storage is blocked', () => {
    for (const store of [blocked, () => ({ getItem: blocked, setItem: blocked })]) {
      const shown = createShownPopups(store)
      shown.add(8)
      expect(shown.has(8)).toBe(true)
    }
  })
})

test.each([
  ['/', {}, 'home'],
  ['/whey-900-g', { page: 'product' }, 'detail'],
  ['/vitaminas', { page: 'listing' }, null],
  ['/busca', {}, null],
  ['/pagina/quem-somos', { page: { title: 'Quem somos' } }, 'page'],
  ['/pagina', { page: { title: 'Páginas da loja' } }, 'page'],
  ['/pagina/nada', undefined, null],
  ['/pagina/avaliacao-de-loja', { key: 'x' }, null],
  ['/checkout/acesso', {}, null],
  ['/checkout/cadastro', {}, null],
  ['/favoritos', {}, null]
])('the popups of %s %j are those of level %s', (pathname, loaderData, level) => {
  expect(popupLevel({ pathname, loaderData })).toBe(level)
})
