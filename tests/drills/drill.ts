import type { Seen } from './visit.ts'

export interface Drill {
  name: string
  title: string
  run: (scene: Scene) => Promise<void>
}

/** What a drill has at hand. */
export interface Scene {
  /** An empty folder for the local state. */
  persistTo: string
  /** Fewer seconds for everything that need not be waited for. */
  isShort: boolean
  /** A sentence of README or docs/operations.md, and what speaks against it. */
  promise: (sentence: string, problems: string[]) => void
  /** What the shoppers saw, for the table. */
  show: (seen: Seen[]) => void
  /** A remedy that was carried out. */
  note: (text: string) => void
  /** Runs when the drill ends, however it ends. */
  atEnd: (work: () => unknown) => void
}

/** A drill that this machine cannot do. */
export class NotPossible extends Error {}
