#!/usr/bin/env node
// Endurance: mixed traffic for some minutes, of which half is for addresses that nobody has. Memory of workerd, entries in KV
// and latency have to stay level: the last quarter is compared with the second. Ends with 1 when one does not.
//   node soak.mjs [--minutes 20]
import { readdirSync } from 'node:fs'
import { Agent } from 'node:http'
import { parseArgs } from 'node:util'
import { root } from '../../worker/tasks/install.mjs'
import { get } from './closed-loop.mjs'
import { openHeap } from './isolate-heap.mjs'
import { judgeSoak } from './judge-soak.ts'
import { workerdMemory } from './processes.mjs'
import { endServers, firstProduct, serveStore } from './serve.mjs'
import { inventedTargets, visitorTargets } from './soak-traffic.mjs'

const PORT = Number(process.env.PORT ?? 8923)
const INSPECTOR_PORT = PORT + 1
const SAMPLE_MS = 1_000
const TOLD_EVERY = 60
const VISITORS = { connections: 4, pauseMs: 40 }
/** Up to 85 a second, 100,000 in 20 minutes, where the machine has nothing else to do. */
const INVENTORS = { connections: 4, pauseMs: 40 }

const options = { minutes: { type: 'string', default: '20' }, soak: { type: 'boolean' } }
const { values } = parseArgs({ options })
let untilMs = 0
const samples = []
const requests = []

try {
  const { base, pid } = await serveStore(PORT, { INSPECTOR_PORT: String(INSPECTOR_PORT) })
  const heap = await openHeap(INSPECTOR_PORT)
  const timer = setInterval(() => look(pid, heap), SAMPLE_MS)
  const visitors = await visitorTargets(base, await firstProduct(base))
  untilMs = Date.now() + Number(values.minutes) * 60_000
  await Promise.all([
    ...connect(VISITORS, turn => visitors[turn % visitors.length]),
    ...connect(INVENTORS, turn => inventedTargets(base, turn))
  ])
  clearInterval(timer)
  heap.close()
  report()
} finally {
  await endServers()
}

async function look(pid, heap) {
  const sample = { atMs: Date.now(), memoryMb: workerdMemory(pid), heapMb: await heap.read(), entries: keptInKv() }
  samples.push(sample)
  const { memoryMb, heapMb, entries } = sample
  if (samples.length % TOLD_EVERY === 1)
    console.log(
      `${Math.round(memoryMb)} MB, heap ${Math.round(heapMb)} MB, ${entries} entries, ${requests.length} requests`
    )
}

/** Miniflare stores each value of KV in a file. */
function keptInKv() {
  const folder = `${root}test-results/bench/v3/kv`
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    file => file.isFile() && file.parentPath.endsWith('/blobs')
  ).length
}

function connect({ connections, pauseMs }, targetOf) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let turn = 0
  return Array.from({ length: connections }, async () => {
    while (Date.now() < untilMs) {
      const target = targetOf(turn++)
      const atMs = Date.now()
      const { ok, status, total } = await get(agent, target)
      const isExpected = target.isInvented ? status > 0 && status < 500 : ok
      if (!isExpected) console.log(`${status} from ${target.url} after ${Math.round(total)} ms`)
      requests.push({ atMs, ms: total, kind: target.kind, isInvented: Boolean(target.isInvented), isExpected })
      await new Promise(resolve => setTimeout(resolve, pauseMs))
    }
  })
}

function report() {
  const { rows, failures } = judgeSoak(samples, requests)
  const invented = requests.filter(request => request.isInvented).length
  console.log(`\n${requests.length} requests, of which ${invented} for invented addresses`)
  console.table(rows)
  for (const failure of failures) console.log(failure)
  process.exitCode = failures.length > 0 ? 1 : 0
}
