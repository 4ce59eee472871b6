import { type ComponentType, lazy } from 'react'

/** A part that comes after the others, which stand without it where it cannot be loaded. */
export function lazyOrNothing<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<P> => () => null) }))
}
