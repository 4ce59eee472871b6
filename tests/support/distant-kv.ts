/** Counts the operations of a KV. `rounds`: the number of sequential ones, each started after another had ended. */
interface KvCount {
  rounds: number
  operations: number
  /** Completed operations. */
  ended: number
  keys: number
  writes: number
}

const DELAY_MS = 40
/** A Worker's limit of concurrent connections per request. */
const AT_ONCE = 6

/** A KV with a production-like delay and six concurrent reads. The number of rounds does not depend on the delay. */
export function createDistantKv(kv: KVNamespace): { kv: KVNamespace; count: KvCount; restart: () => void } {
  const count: KvCount = { rounds: 0, operations: 0, ended: 0, keys: 0, writes: 0 }
  const waiting: (() => void)[] = []
  let running = 0
  let endedRounds = 0
  let visit = 0

  async function distant<T>(keys: number, read: () => Promise<T>): Promise<T> {
    count.operations += 1
    count.keys += keys
    if (running >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
    running += 1
    const begunIn = visit
    const round = endedRounds + 1
    count.rounds = Math.max(count.rounds, round)
    await new Promise(resolve => setTimeout(resolve, DELAY_MS))
    return read().finally(() => {
      if (begunIn === visit) {
        endedRounds = Math.max(endedRounds, round)
        count.ended += 1
      }
      running -= 1
      waiting.shift()?.()
    })
  }

  function get(key: string | string[], ...options: unknown[]): Promise<unknown> {
    return distant(Array.isArray(key) ? key.length : 1, () => Reflect.apply(kv.get, kv, [key, ...options]))
  }

  function put(...all: Parameters<KVNamespace['put']>): Promise<void> {
    count.writes += 1
    return kv.put(...all)
  }

  function restart(): void {
    endedRounds = 0
    visit += 1
    Object.assign(count, { rounds: 0, operations: 0, ended: 0, keys: 0, writes: 0 })
  }

  const distantKv = new Proxy(kv, {
    get(target, name) {
      if (name === 'get') return get
      if (name === 'put') return put
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    }
  })
  return { kv: distantKv, count, restart }
}
