import type { SeedMenuItem, Text } from '../../types.ts'

/** An item of a menu that is a key/value store: the label is the key, the same in both languages. */
export interface SeedKeyValue extends SeedMenuItem {
  /** The value per language. `target` holds the Portuguese one, for readers that know targets only. */
  text: Text
}

export function keyValue(key: string, text: Text, icon?: string): SeedKeyValue {
  const item = { label: { pt: key, en: key }, target: text.pt, text }
  return icon ? { ...item, icon } : item
}

/** A value that reads the same in both languages: a number, an address, a name. */
export function plain(value: string): Text {
  return { pt: value, en: value }
}
