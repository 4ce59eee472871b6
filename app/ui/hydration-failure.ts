import { skipFirstInteraction } from './first-interaction.ts'

let hasFailed = false
const listeners = new Set<() => void>()

/** Reports that React discarded the server markup. Deferred parts lost theirs, so their code loads at once. */
export function hydrationFailed(): void {
  skipFirstInteraction()
  hasFailed = true
  for (const listener of listeners) listener()
}

export function hasHydrationFailed(): boolean {
  return hasFailed
}

/** Calls back after a failed hydration, also after an earlier one. Returns the unsubscribe function. */
export function onHydrationFailure(listener: () => void): () => void {
  if (hasFailed) listener()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
