/** Workers keep six connections of one request open while they wait for headers; the rest would wait with their clocks running. */
const AT_ONCE = 6

/** Runs work when there is room for it; what is `urgent` goes before what waits already. */
export type Slots = <T>(work: () => Promise<T>, urgent?: boolean) => Promise<T>

/** Without a limit. */
export const runAtOnce: Slots = work => work()

/** For the calls of one request. */
export function createSlots(): Slots {
  const waiting: (() => void)[] = []
  let running = 0

  return async function runInSlot(work, urgent = false) {
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
      // The place goes from hand to hand.
      if (next) next()
      else running -= 1
    }
  }
}
