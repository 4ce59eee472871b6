export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => unknown): T[] {
  const seen = new Set<unknown>()
  return items.filter(item => {
    const key = keyOf(item)
    return !seen.has(key) && seen.add(key)
  })
}
