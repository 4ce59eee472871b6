import type { MapContext } from '../../app/models/store/map-context.ts'
import type { Inspect, Row } from './call.ts'
import type { Calls } from './calls.ts'

/** The context that every part of the check uses. */
export interface Probing {
  inspect: Inspect
  calls: Calls
  context: MapContext
  /** For requests outside the contract. */
  rows: Row[]
}
