type Settled<T> = { [K in keyof T]: T[K] extends Promise<infer V> ? V | Promise<V> : T[K] }

/** A settled part is rendered in its place and costs no streaming glue. The promises must never reject. */
export async function settleWithin<T extends Record<string, Promise<unknown>>>(
  parts: T,
  graceMs: number
): Promise<Settled<T>> {
  const ready = new Map<string, unknown>()
  const all = Object.entries(parts).map(([name, part]) => part.then(value => ready.set(name, value)))
  let timer: ReturnType<typeof setTimeout> | undefined
  const grace = new Promise(resolve => {
    timer = setTimeout(resolve, graceMs)
  })
  await Promise.race([Promise.all(all), grace])
  clearTimeout(timer)
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, ready.has(name) ? ready.get(name) : part])
  ) as Settled<T>
}
