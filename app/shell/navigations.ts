import type { ClientInstrumentation } from 'react-router'

type Listener = (isUnderWay: boolean) => void

declare global {
  interface Window {
    /** Set once the router exists. `calls`: navigations and fetcher calls that have not ended. `to`: the page being opened. */
    routing?: { calls: number; to: string }
  }
}

let last = 0
let tell: Listener = () => {}

/**
 * Reports a navigation at once. `useNavigation` reports it in a React transition, hundreds of milliseconds later on a busy
 * page. Only `useNavigation` reports Back and Forward. The script of reload-once.ts reads `window.routing`.
 */
export const navigations: ClientInstrumentation = {
  router: router => {
    const routing = { calls: 0, to: '' }
    window.routing = routing
    router.instrument({
      async navigate(navigate, { to }) {
        last += 1
        const own = last
        routing.calls += 1
        routing.to = typeof to === 'string' ? to : ''
        tell(true)
        await navigate()
        routing.calls -= 1
        if (own !== last) return
        routing.to = ''
        tell(false)
      },
      async fetch(fetch) {
        routing.calls += 1
        await fetch()
        routing.calls -= 1
      }
    })
  }
}

export function onNavigations(listener: Listener): void {
  tell = listener
}
