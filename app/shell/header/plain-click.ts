import type { MouseEvent } from 'react'

/** A click that asks for nothing special, such as a new tab. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey)
}
