import type { WayOn } from '../../models/listing/nearest-names'
import type { Showcase } from '../../models/listing/showcase'

/** The data of a 404 that our own loaders threw. */
export interface NotFoundView {
  message: string
  showcase: Showcase
  /** Departments and brands whose names match the address, else all departments. */
  ways: WayOn[]
}

/** A 404 from the router or another loader has no showcase. */
export function isNotFoundView(thrown: unknown): thrown is NotFoundView {
  if (typeof thrown !== 'object' || thrown === null || !('showcase' in thrown)) return false
  const { showcase } = thrown
  if (!('ways' in thrown) || !Array.isArray(thrown.ways)) return false
  return typeof showcase === 'object' && showcase !== null && 'products' in showcase && Array.isArray(showcase.products)
}
