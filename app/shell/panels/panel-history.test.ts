import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openPlainShop, openShop } from '../../../tests/support/shop-history.ts'
import { depthOf } from './panel-history.ts'

describe('the history of panels', () => {
  test('Back closes the open panel, and the router hears nothing', () => {
    const shop = openShop()
    shop.visit('/a')
    shop.open()
    expect(shop.back()).toBe('/a')
    expect(shop.panels).toBe(0)
    expect(shop.router.pops).toBe(0)
    expect(shop.back()).toBe('/')
  })

  test('closing a panel otherwise leaves no dead entry', () => {
    const shop = openShop()
    shop.visit('/a')
    shop.open()
    shop.close()
    shop.wait()
    expect(shop.entry()).toBe('/a')
    expect(shop.back()).toBe('/')
  })

  test('Back right after closing leads to the page before', () => {
    const shop = openShop()
    shop.visit('/a')
    shop.open()
    shop.close()
    expect(shop.back()).toBe('/')
  })

  test('a link inside a panel leads on, and Back from there returns to the page', () => {
    const shop = openShop()
    shop.visit('/a')
    shop.open()
    shop.visit('/b')
    shop.close()
    shop.wait()
    expect(shop.back()).toBe('/a')
    expect(shop.back()).toBe('/')
  })

  test('Back closes a panel with a chosen filter, and the next Back removes the filter', () => {
    const shop = openShop()
    shop.visit('/a')
    shop.open()
    shop.visit('/a?f=1')
    shop.wait()
    expect(shop.back()).toBe('/a?f=1')
    expect(shop.panels).toBe(0)
    expect(shop.back()).toBe('/a')
  })

  test('Back closes the upper of two panels first', () => {
    const shop = openShop()
    shop.open()
    shop.open()
    shop.back()
    expect(shop.panels).toBe(1)
    shop.back()
    expect(shop.panels).toBe(0)
    expect(shop.router.pops).toBe(0)
  })

  test('Back leaves the page that replaced another under an open panel', () => {
    const shop = openShop()
    shop.visit('/a')
    shop.open()
    shop.replace('/a?option=2')
    expect(shop.back()).toBe('/a?option=2')
    expect(shop.entry()).toBe('/a?option=2')
    expect(shop.back()).toBe('/')
  })

  test('a page pushed while the history goes back waits', () => {
    const shop = onItsWayBack()
    shop.visit('/b')
    shop.wait()
    expect(shop.entry()).toBe('/b')
    expect(shop.back()).toBe('/a')
    expect(shop.back()).toBe('/')
  })

  test('a panel that opens while the history goes back stays open', () => {
    const shop = onItsWayBack()
    shop.open()
    shop.wait()
    expect(shop.panels).toBe(1)
    expect(shop.back()).toBe('/a')
    expect(shop.panels).toBe(0)
    expect(shop.back()).toBe('/')
  })

  test('a slow step back is not taken for the shopper’s Back', () => {
    const shop = onItsWayBack()
    shop.losePatience()
    shop.wait()
    expect(shop.entry()).toBe('/a')
    expect(shop.router.pops).toBe(0)
    expect(shop.back()).toBe('/')
  })

  test('a slow step back closes no panel that opened meanwhile', () => {
    const shop = onItsWayBack()
    shop.open()
    shop.losePatience()
    shop.wait()
    expect(shop.panels).toBe(1)
    expect(shop.back()).toBe('/a')
    expect(shop.back()).toBe('/')
  })

  test('the router knows a replaced page before its panel closes', () => {
    const shop = openShop()
    shop.visit('/a')
    shop.open()
    shop.replace('/a?option=2')
    shop.back()
    expect(shop.router.pops).toBe(0)
  })

  test('Forward skips the entry of a closed panel', () => {
    const shop = openShop()
    shop.open()
    shop.back()
    shop.forward()
    expect(shop.entry()).toBe('/')
    expect(shop.panels).toBe(0)
  })

  test('a document that starts at a panel’s entry goes back to its page', () => {
    const shop = openShop([{ url: '/a', state: { idx: 0, key: 'k', panel: 1 } }])
    shop.changed()
    shop.wait()
    expect(shop.entry()).toBe('/a')
    expect(shop.router.pops).toBe(0)
  })
})

/** A panel of `/a` has closed, and the history is leaving its entry. */
function onItsWayBack() {
  const shop = openShop()
  shop.visit('/a')
  shop.open()
  shop.close()
  shop.runTimers()
  return shop
}

/** Whatever panels do, Back leads through the same pages as without them. */
test('panels leave no trace in the history', () => {
  const step = fc.oneof(
    fc.constant('open' as const),
    fc.constant('close' as const),
    fc.constant('back' as const),
    fc.constant('forward' as const),
    fc.constant('wait' as const),
    fc.constant('tidy' as const),
    fc.constant('leave' as const),
    fc.constantFrom('/a', '/b', '/c?f=1')
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), steps => {
      const [shop, plain] = [openShop(), openPlainShop()]
      for (const each of steps) {
        run(shop, each)
        run(plain, each)
      }
      shop.wait()
      expect(shop.panels).toBe(plain.panels)
      shop.closeAll()
      shop.wait()
      expect(shop.entry()).toBe(shop.router.url)
      expect(depthOf(shop.state())).toBe(0)
      for (const page of plain.pagesBefore()) expect(shop.back()).toBe(page)
    }),
    { numRuns: 2_000 }
  )
})

type Shop = Omit<ReturnType<typeof openPlainShop>, 'pagesBefore'>

function run(shop: Shop, step: string): void {
  if (step === 'open') shop.open()
  else if (step === 'close') shop.close()
  else if (step === 'back') shop.goBack()
  else if (step === 'forward') shop.forward()
  else if (step === 'wait') shop.wait()
  else if (step === 'tidy') shop.runTimers()
  else if (step === 'leave') leaveByLink(shop)
  else shop.visit(step)
}

function leaveByLink(shop: Shop): void {
  shop.visit('/next')
  shop.closeAll()
}
