/** Null once hydration has begun. */
let waiting: Promise<unknown>[] | null = []

/** Delays hydration until the work is done. Returns false, and starts nothing, once hydration has begun. */
export function beforeHydration(work: () => Promise<unknown>): boolean {
  return Boolean(waiting?.push(work()))
}

export async function hydrationMayBegin(): Promise<void> {
  await Promise.all(waiting ?? [])
  waiting = null
}
