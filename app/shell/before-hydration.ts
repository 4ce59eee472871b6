/** Null once hydration has begun: routes that load later are of client navigations. */
let waiting: Promise<unknown>[] | null = []

/** Delays hydration until the work is done. False after its beginning, without starting the work. */
export function beforeHydration(work: () => Promise<unknown>): boolean {
  return Boolean(waiting?.push(work()))
}

export async function hydrationMayBegin(): Promise<void> {
  await Promise.all(waiting ?? [])
  waiting = null
}
