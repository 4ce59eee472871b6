import { type ComponentType, lazy } from 'react'

/** An optional lazy part: renders nothing when the load fails. */
export function lazyOrNothing<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<P> => () => null) }))
}
