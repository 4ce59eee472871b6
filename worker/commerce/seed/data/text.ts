import type { Text } from '../types.ts'

/** Both languages of one text, Portuguese first. */
export function t(pt: string, en: string): Text {
  return { pt, en }
}
