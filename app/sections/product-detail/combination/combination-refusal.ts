import type { TypedPair } from './pair'

/** Why the pair was not added without JavaScript, and the typed values. */
export interface CombinationRefusal {
  combination: { messages: string[]; typed: TypedPair }
}
