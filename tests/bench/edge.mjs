// npm run bench -- --edge: the cost of cached pages under load, next to a plain Hono Worker in the same run (Linux: reads
// /proc). The store's pages and the Worker's routes take turns; every body is read to its end. Fails when the store had an
// error.
// Env: SECS (60: of load on the store's pages together), CONNS (200), ROUNDS (6), ENC (accept-encoding, default identity),
//      PAGES (paths, separated by commas).
import { loop, middle, three, warmUp } from './closed-loop.mjs'
import { watchMemory } from './memory.mjs'
import { cpuSeconds } from './processes.mjs'
import { endServers, firstProduct, serveStore, serveYardstick } from './serve.mjs'

const { SECS = '60', CONNS = '200', ROUNDS = '6', ENC = 'identity', PAGES = '' } = process.env
const [secs, conns, rounds] = [SECS, CONNS, ROUNDS].map(Number)

try {
  const store = await serveStore(8921)
  const yardstick = await serveYardstick(8922)
  const paths = PAGES ? PAGES.split(',') : ['/', '/vitaminas', await firstProduct(store.base)]
  const routes = [
    ...paths.map(path => ({ name: path, server: store, targets: inBothLanguages(store.base + path) })),
    { name: 'Hono: text', server: yardstick, targets: [target(`${yardstick.base}/text`)] },
    { name: 'Hono: 60 KB string', server: yardstick, targets: [target(`${yardstick.base}/60kb`)] },
    { name: 'Hono without files: 60 KB', server: yardstick, targets: [target(`${yardstick.bare}/60kb`)] }
  ]
  for (const { targets } of routes) await warmUp(targets, 100)
  const memory = watchMemory({ store, yardstick })
  const rows = await measureInTurns(routes, secs / rounds / paths.length)
  printTable(rows)
  memory.print()
  const errors = rows.filter(row => row.server === store).reduce((sum, row) => sum + row.errors, 0)
  if (errors > 0) process.exitCode = 1
} finally {
  await endServers()
}

function target(url, cookie) {
  return { url, headers: { 'accept-encoding': ENC, accept: 'text/html', ...(cookie && { cookie }) } }
}

function inBothLanguages(url) {
  const ends = ENC === 'identity' ? '</html>' : ''
  return [target(url), target(url, 'language=1')].map(page => ({ ...page, ends }))
}

/** Measures in rounds of all routes, so that other load on the machine affects all of them alike. */
async function measureInTurns(routes, turnSecs) {
  const rows = routes.map(route => ({ ...route, rates: [], busy: [], times: [], bytes: 0, errors: 0, cpuS: 0 }))
  for (let round = 0; round < rounds; round++)
    for (const row of rows) {
      const before = cpuSeconds(row.server.pid)
      const { list, took, busy } = await loop(row.targets, { conns, secs: turnSecs })
      row.cpuS += cpuSeconds(row.server.pid) - before
      const good = list.filter(answer => answer.ok)
      row.rates.push(good.length / took)
      row.busy.push(busy)
      for (const { total, bytes } of good) {
        row.times.push(total)
        row.bytes += bytes
      }
      row.errors += list.length - good.length
    }
  return rows
}

function printTable(rows) {
  const [text, string, bare] = rows.slice(-3)
  console.log(`\n${conns} connections, medians of ${rounds} rounds, accept-encoding ${ENC}`)
  console.log(
    'CPU of workerd and of what started it; the client shares the machine: busy near 100 %, it is the limit\n'
  )
  console.table(Object.fromEntries(rows.map(row => [row.name, figures(row, text, string, bare)])))
}

function figures(row, text, string, bare) {
  // Compares within a round, because other load on the machine varies between rounds.
  const ratioTo = other => Number(middle(row.rates.map((rate, round) => rate / other.rates[round])).toFixed(2))
  const { p50, p95, p99 } = three(row.times)
  const requests = row.times.length + row.errors
  return {
    'req/s': Math.round(middle(row.rates)),
    errors: row.errors,
    bytes: Math.round(row.bytes / row.times.length),
    'p50 ms': Math.round(p50),
    'p95 ms': Math.round(p95),
    'p99 ms': Math.round(p99),
    'CPU ms': Number(((1000 * row.cpuS) / requests).toFixed(2)),
    'client busy %': Math.round(100 * middle(row.busy)),
    'to text': ratioTo(text),
    'to 60 KB': ratioTo(string),
    'to 60 KB without files': ratioTo(bare)
  }
}
