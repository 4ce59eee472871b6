export const HELD_ADDS_KEY = 'heldAdds'

/** Whether this tab holds items to add. Separate from held-adds.ts, because every page asks and few need the rest. */
export function hasHeldAdds(): boolean {
  try {
    return sessionStorage.getItem(HELD_ADDS_KEY) !== null
  } catch {
    return false
  }
}
