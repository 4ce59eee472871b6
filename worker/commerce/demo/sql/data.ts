import type { Text } from '../schema/fields.ts'

/** `{ name_pt, name_en }` of a text, for a row. */
export function inBoth<Column extends string>(column: Column, text: Text) {
  return { [`${column}_pt`]: text.pt, [`${column}_en`]: text.en }
}

/** The id of a key. Throws with the name of an unknown one. */
export function idIn(ids: Map<string, number>, key: string, what: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`Seed: ${what} "${key}" does not exist`)
  return id
}

/** Ids 1, 2, 3 … in the order of the data file. */
export function numbered(keys: string[]): Map<string, number> {
  return new Map(keys.map((key, index) => [key, index + 1]))
}
