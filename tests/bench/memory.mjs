// Samples the memory of servers under load once a second. Reports five points and whether it stayed flat.
import { at, middle } from './closed-loop.mjs'
import { workerdMemory } from './processes.mjs'

const EVERY_MS = 1_000
/** How much larger the last third may be than the second. */
const FLAT_RATIO = 1.1

/** `servers`: `{ name: { pid } }`. */
export function watchMemory(servers) {
  const samples = []
  const look = () => samples.push(rowOf(servers))
  look()
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return {
    print() {
      clearInterval(timer)
      look()
      const names = Object.keys(samples[0])
      console.log('\nMemory of workerd in MB')
      console.table(Object.fromEntries(names.map(name => [name, told(samples.map(sample => sample[name]))])))
    }
  }
}

function rowOf(servers) {
  return Object.fromEntries(Object.entries(servers).map(([name, { pid }]) => [name, workerdMemory(pid)]))
}

function told(list) {
  const third = Math.floor(list.length / 3)
  const [second, last] = [list.slice(third, 2 * third), list.slice(2 * third)].map(middle)
  const points = [0, 0.25, 0.5, 0.75].map(p => Math.round(at(list, p)))
  const flat = last <= second * FLAT_RATIO ? 'yes' : `no: ${Math.round(second)} -> ${Math.round(last)}`
  const [start, quarter, half, threeQuarters] = points
  return {
    start,
    '1/4': quarter,
    '1/2': half,
    '3/4': threeQuarters,
    end: Math.round(list.at(-1)),
    most: Math.round(Math.max(...list)),
    flat
  }
}
