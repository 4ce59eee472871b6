import type { MapContext } from '../../../app/models/store/map-context.ts'
import type { Inspect, Row } from './call.ts'
import type { Calls } from './calls.ts'

/** What every part of the check asks with. */
export interface Probing {
  inspect: Inspect
  calls: Calls
  context: MapContext
  /** For what is no call of the contract. */
  rows: Row[]
}
