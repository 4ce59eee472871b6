import type { ClientInstrumentation } from 'react-router'

type Listener = (isUnderWay: boolean) => void

let last = 0
let tell: Listener = () => {}

/**
 * Reports a navigation at once. `useNavigation` reports it in a React transition, hundreds of milliseconds later on a busy
 * page. Only `useNavigation` reports Back and Forward.
 */
export const navigations: ClientInstrumentation = {
  router: router =>
    router.instrument({
      async navigate(navigate) {
        last += 1
        const own = last
        tell(true)
        await navigate()
        if (own === last) tell(false)
      }
    })
}

export function onNavigations(listener: Listener): void {
  tell = listener
}
