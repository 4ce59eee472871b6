/** Null when it throws, as browser storage does where it is blocked or full. */
export function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
