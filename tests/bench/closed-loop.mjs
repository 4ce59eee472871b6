// A closed loop of connections: each sends its next request when it has read the last response to its end. The client is
// node on the same machine and uses about 0.1 ms of CPU a request. `busy` is the share of the time in which its thread was
// active: near 1, the client itself is the limit.
import { Agent, request } from 'node:http'

const TIMEOUT_MS = 20_000

/**
 * Sends one request to `target`: `{ url, headers, ends, method, body }`. It is ok with status 200 and a complete body, which
 * ends with `ends`.
 */
export function get(agent, { url, headers = {}, ends = '', method = 'GET', body }) {
  return new Promise(done => {
    const start = performance.now()
    let first = 0,
      bytes = 0,
      tail = Buffer.alloc(0)
    const fail = () => done({ ok: false, status: 0, total: performance.now() - start })
    const req = request(url, { agent, headers, method }, res => {
      res.on('data', part => {
        first ||= performance.now()
        bytes += part.length
        if (ends) tail = part.length >= 64 ? part : Buffer.concat([tail, part])
      })
      res.on('end', () => {
        const end = performance.now()
        const whole = !ends || tail.toString('latin1').trimEnd().endsWith(ends)
        const { statusCode: status } = res
        done({ ok: status === 200 && whole, status, ttfb: (first || end) - start, total: end - start, bytes })
      })
      res.on('error', fail)
    })
    req.on('error', fail)
    req.setTimeout(TIMEOUT_MS, () => req.destroy())
    req.end(body)
  })
}

/** All connections request the targets in turn for `secs` seconds. */
export async function loop(targets, { conns, secs }) {
  const agent = new Agent({ keepAlive: true, maxSockets: conns })
  const list = [],
    before = performance.eventLoopUtilization(),
    start = performance.now(),
    until = start + secs * 1000
  let turn = 0
  await Promise.all(
    Array.from({ length: conns }, async () => {
      while (performance.now() < until) list.push(await get(agent, targets[turn++ % targets.length]))
    })
  )
  const took = (performance.now() - start) / 1000
  agent.destroy()
  return { list, took, busy: performance.eventLoopUtilization(before).utilization }
}

/** Sends `requests` requests to each target, over a few connections. */
export async function warmUp(targets, requests) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  for (const target of targets)
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let i = 0; i < requests / 4; i++) await get(agent, target)
      })
    )
  agent.destroy()
}

export const at = (list, p) => (list.length ? list[Math.min(list.length - 1, Math.floor(p * list.length))] : null)

export function middle(list) {
  return at(
    list.toSorted((a, b) => a - b),
    0.5
  )
}

export function three(list) {
  list.sort((a, b) => a - b)
  return { p50: at(list, 0.5), p95: at(list, 0.95), p99: at(list, 0.99) }
}

export const round = n => (n == null ? null : Math.round(n * 100) / 100)
