const KEY = 'ageConfirmed'

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
    // Storage is full or blocked: the next page asks again.
  }
}
