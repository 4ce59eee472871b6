import type { WayOn } from '../../models/nearest-names'
import type { Showcase } from '../../models/showcase'

/** What goes with a 404 that our own loaders threw. */
export interface NotFoundView {
  message: string
  showcase: Showcase
  /** Departments and brands that are called like the address, else the departments. */
  ways: WayOn[]
}

/** A 404 from elsewhere (the router, another loader) has no showcase with it. */
export function isNotFoundView(thrown: unknown): thrown is NotFoundView {
  if (typeof thrown !== 'object' || thrown === null || !('showcase' in thrown)) return false
  const { showcase } = thrown
  if (!('ways' in thrown) || !Array.isArray(thrown.ways)) return false
  return typeof showcase === 'object' && showcase !== null && 'products' in showcase && Array.isArray(showcase.products)
}
