import { setTimeout } from 'node:timers/promises'
import { pay, type Seen, type Visit } from './visit.ts'

/** Light traffic: each second every visit once, whether or not the earlier ones have ended. */
export function createShoppers(origin: () => string, visits: Visit[]) {
  const seen: Seen[] = []
  let second = 0
  return {
    seen,
    /** Walks for some seconds, or until the work has ended; returns what the shoppers of this phase saw. */
    async walk(phase: string, length: number | Promise<unknown>): Promise<Seen[]> {
      let isOver = false
      const end = () => {
        isOver = true
      }
      const work = typeof length === 'number' ? null : length
      work?.then(end, end)
      const rounds: Promise<Seen[]>[] = []
      for (let passed = 0; !isOver && passed < (typeof length === 'number' ? length : MOST_S); passed += 1) {
        rounds.push(goRound(origin(), visits, { second, phase }))
        second += 1
        await setTimeout(1_000)
      }
      await work
      const now = (await Promise.all(rounds)).flat()
      seen.push(...now)
      return now
    }
  }
}

const MOST_S = 150

function goRound(origin: string, visits: Visit[], at: { second: number; phase: string }): Promise<Seen[]> {
  const due = visits.flatMap(visit => {
    const path = visit.path(at.second)
    return path === null ? [] : [pay(origin, visit, path, at)]
  })
  return Promise.all(due)
}
