import { type ComponentType, lazy } from 'react'
import { firstMove } from './first-move'

/**
 * A part whose markup the server wrote and that works as it is: a browser brings it to life after the page itself. Where it
 * cannot be loaded it stays as the server wrote it; then it is not on the pages that follow.
 */
export function lazyAfterMove<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    await firstMove()
    return { default: await load().catch(() => new Promise<ComponentType<P>>(() => {})) }
  })
}
