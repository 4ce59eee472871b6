import { useSyncExternalStore } from 'react'
import { type ComparedChoice, readChoices, toggleChoice } from '../../models/product/compare.ts'
import { COMPARED_KEY, MAX_COMPARED } from '../../models/product/compare-link.ts'
import { readStored, writeStored } from '../../ui/local-storage.ts'

const NONE: readonly ComparedChoice[] = []
const CHANGED = 'compared'
let known: { text: string | null; choices: readonly ComparedChoice[] } = { text: null, choices: NONE }

/** The shopper's choice, from local storage. Empty on the server and during hydration. */
export function useCompared(): readonly ComparedChoice[] {
  return useSyncExternalStore(watchCompared, readCompared, () => NONE)
}

/** Calls `onChange` on every change, also from other tabs. Returns the unsubscribe function. */
export function watchCompared(onChange: () => void): () => void {
  const watching = new AbortController()
  for (const event of [CHANGED, 'storage']) addEventListener(event, onChange, { signal: watching.signal })
  return () => watching.abort()
}

/** Returns the same array while the stored text is the same. Blocked storage counts as empty. */
export function readCompared(): readonly ComparedChoice[] {
  try {
    const text = readStored(COMPARED_KEY)
    if (text !== known.text) known = { text, choices: text ? readChoices(JSON.parse(text)) : NONE }
  } catch {
    known = { text: known.text, choices: NONE }
  }
  return known.choices
}

export function adoptCompared(shown: readonly ComparedChoice[]): void {
  const chosen = readCompared()
  const choices = [...chosen, ...shown.filter(({ path }) => chosen.every(choice => choice.path !== path))]
  if (choices.length > chosen.length && choices.length <= MAX_COMPARED) write(choices)
}

/** False when the choice is full. */
export function toggleCompared(choice: ComparedChoice): boolean {
  const choices = toggleChoice(readCompared(), choice)
  if (choices) write(choices)
  return choices !== null
}

export function removeCompared(path: string): void {
  write(readCompared().filter(choice => choice.path !== path))
}

export function clearCompared(): void {
  write([])
}

function write(choices: readonly ComparedChoice[]): void {
  // Without storage the choice is lost; the comparison's address still works.
  writeStored(COMPARED_KEY, JSON.stringify(choices))
  dispatchEvent(new Event(CHANGED))
}
