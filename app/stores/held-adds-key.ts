export const HELD_ADDS_KEY = 'heldAdds'

/** Whether this tab holds something to add: asked on every page, so that the rest is loaded only then. */
export function hasHeldAdds(): boolean {
  try {
    return sessionStorage.getItem(HELD_ADDS_KEY) !== null
  } catch {
    return false
  }
}
