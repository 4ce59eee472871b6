import type { ClientInstrumentation } from 'react-router'

type Listener = (isUnderWay: boolean) => void

let last = 0
let tell: Listener = () => {}

/**
 * Tells of a navigation at once. `useNavigation` does so in a React transition, hundreds of milliseconds later on a busy
 * page, but for Back and Forward too.
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
