/** A Worker waits for the headers of six connections at once. Further calls would queue with their timeouts running. */
const AT_ONCE = 6

export type ConcurrencyLimit = <T>(work: () => Promise<T>, urgent?: boolean) => Promise<T>

export const unlimited: ConcurrencyLimit = work => work()

export function createConcurrencyLimit(): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0

  return async function runWithinLimit(work, urgent = false) {
    if (running >= AT_ONCE) {
      await new Promise<void>(resolve => {
        if (urgent) waiting.unshift(resolve)
        else waiting.push(resolve)
      })
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
