import type { TypedPair } from './pair'

/** Why the two were not added without JavaScript, and what had been typed. */
export interface CombinationRefusal {
  combination: { messages: string[]; typed: TypedPair }
}
