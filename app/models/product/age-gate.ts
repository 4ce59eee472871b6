const KEY = 'ageConfirmed'

/** Whether whoever shops here has said to be older than that. A browser that keeps nothing is asked each time. */
export function isAgeConfirmed(storage: () => Pick<Storage, 'getItem'>, age: number): boolean {
  try {
    return Number(storage().getItem(KEY)) >= age
  } catch {
    return false
  }
}

export function confirmAge(storage: () => Pick<Storage, 'setItem'>, age: number): void {
  try {
    storage().setItem(KEY, String(age))
  } catch {
    // Full, or not allowed: asked again on the next page.
  }
}
