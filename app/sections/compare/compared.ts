import { useSyncExternalStore } from 'react'
import { type ComparedChoice, readChoices, toggleChoice } from '../../models/compare'
import { COMPARED_KEY, MAX_COMPARED } from '../../models/compare-link'

const NONE: readonly ComparedChoice[] = []
const listeners = new Set<() => void>()
let known: { text: string | null; choices: readonly ComparedChoice[] } = { text: null, choices: NONE }

/** What the shopper compares, kept in the browser's storage; nothing on the server and during hydration. */
export function useCompared(): readonly ComparedChoice[] {
  return useSyncExternalStore(watchCompared, readCompared, () => NONE)
}

/** Calls back on every change, those of other tabs too. Answers with what ends it. */
export function watchCompared(onChange: () => void): () => void {
  listeners.add(onChange)
  addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    removeEventListener('storage', onChange)
  }
}

/** The same list as long as storage holds the same text. Blocked storage holds nothing. */
export function readCompared(): readonly ComparedChoice[] {
  try {
    const text = localStorage.getItem(COMPARED_KEY)
    if (text !== known.text) known = { text, choices: text ? readChoices(JSON.parse(text)) : NONE }
  } catch {
    known = { text: known.text, choices: NONE }
  }
  return known.choices
}

/** What is looked at side by side is the choice, as long as there is room beside what was chosen before. */
export function adoptCompared(shown: readonly ComparedChoice[]): void {
  const chosen = readCompared()
  const choices = [...chosen, ...shown.filter(({ path }) => chosen.every(choice => choice.path !== path))]
  if (choices.length > chosen.length && choices.length <= MAX_COMPARED) write(choices)
}

/** False when there was no room for it. */
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
  try {
    localStorage.setItem(COMPARED_KEY, JSON.stringify(choices))
  } catch {
    // Without storage nothing is kept; the comparison's address still works.
  }
  for (const listener of listeners) listener()
}
