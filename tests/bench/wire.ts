// A phone's connection to a server at the edge: TLS, HTTP/2, and one link with latency, a rate and TCP's slow start that
// all connections share. What is more urgent goes first (RFC 9218). Chromium's own throttling delays every request alike,
// whatever its connection and priority.
import { once } from 'node:events'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse, type Http2Session } from 'node:http2'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { selfSigned } from './certificate.ts'

const RTT_MS = 150
const BITS_PER_MS = { down: 1_600, up: 750 }
const SEGMENT = 1_460
const FIRST_WINDOW = 10 * SEGMENT
/** Twice what is on the way within a round trip: more would wait in front of the link. */
const LARGEST_WINDOW = (2 * RTT_MS * BITS_PER_MS.down) / 8
/** Bytes of one response that go before the next is chosen. */
const TURN = 4 * SEGMENT
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'http2-settings']

type Link = (bytes: number, arrive: () => void) => void
type Sender = (chunk: Buffer, sent?: () => void) => void
/** Without a chunk the response ends. */
type TakeTurn = (answer: Http2ServerResponse, chunk?: Buffer) => void

/** Serves `target` on a port of its own. */
export async function serveOverWire(target: string) {
  const server = createSecureServer({ ...selfSigned(), settings: { enablePush: false } })
  const turns = new WeakMap<Http2Session, TakeTurn>()
  server.on('session', session => turns.set(session, takeTurns()))
  server.on('request', (asked, answer) => {
    const { session } = answer.stream
    const takeTurn = session && turns.get(session)
    if (takeTurn) forward(target, asked, answer, takeTurn)
  })
  server.on('sessionError', () => {})
  const links = { down: createLink(BITS_PER_MS.down), up: createLink(BITS_PER_MS.up) }
  const sockets = new Set<Socket>()
  const door = createServer({ noDelay: true }, socket => {
    sockets.add(socket.once('close', () => sockets.delete(socket)))
    server.emit('connection', wireOf(socket, links))
  })
  await once(door.listen(0, '127.0.0.1'), 'listening')
  const close = () => {
    door.close()
    for (const socket of sockets) socket.destroy()
  }
  return { base: `https://localhost:${(door.address() as AddressInfo).port}`, close }
}

/** The server's end of a connection whose other end is `socket`. */
function wireOf(socket: Socket, links: Record<'down' | 'up', Link>): Duplex {
  // The loopback connects at once; on the way a handshake takes a round trip.
  const opened = new Promise(resolve => setTimeout(resolve, RTT_MS))
  const toServer = createSender(links.up, part => wire.push(part))
  const toClient = createSender(links.down, part => socket.destroyed || socket.write(part))
  const wire = new Duplex({
    highWaterMark: SEGMENT,
    read() {},
    write: (chunk, _, done) => toClient(chunk, done),
    destroy(error, done) {
      socket.destroy()
      done(error)
    }
  })
  socket.on('data', chunk => opened.then(() => toServer(chunk)))
  socket.on('close', () => wire.destroy())
  socket.on('error', () => {})
  return wire
}

/** One direction: bytes leave one after the other, and arrive half a round trip later. */
function createLink(bitsPerMs: number): Link {
  const underWay: { at: number; arrive: () => void }[] = []
  let free = 0
  function land() {
    const [first] = underWay
    if (!first) return
    const left = first.at - performance.now()
    if (left > 0) return void setTimeout(land, left)
    underWay.shift()
    first.arrive()
    land()
  }
  return (bytes, arrive) => {
    free = Math.max(performance.now(), free) + (bytes * 8) / bitsPerMs
    if (underWay.push({ at: free + RTT_MS / 2, arrive }) === 1) land()
  }
}

/** Sends in segments, no more of them unacknowledged than the window, which grows by what is acknowledged. */
function createSender(link: Link, receive: (part: Buffer) => void): Sender {
  const waiting: { part: Buffer; sent?: () => void }[] = []
  let window = FIRST_WINDOW
  let unacknowledged = 0
  function send() {
    while (unacknowledged < window) {
      const next = waiting.shift()
      if (!next) return
      const { part, sent } = next
      unacknowledged += part.length
      link(part.length, () => {
        receive(part)
        setTimeout(() => acknowledge(part.length), RTT_MS / 2)
      })
      sent?.()
    }
  }
  function acknowledge(bytes: number) {
    unacknowledged -= bytes
    window = Math.min(LARGEST_WINDOW, window + bytes)
    send()
  }
  return (chunk, sent) => {
    for (let at = 0; at < chunk.length; at += SEGMENT) {
      const isLast = at + SEGMENT >= chunk.length
      waiting.push({ part: chunk.subarray(at, at + SEGMENT), sent: isLast ? sent : undefined })
    }
    send()
  }
}

function forward(target: string, asked: Http2ServerRequest, answer: Http2ServerResponse, takeTurn: TakeTurn) {
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')))
  const { method, url } = asked
  const out = request(target + url, { method, headers: { ...headers, host: asked.authority } }, response => {
    const kept = Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP.includes(name))
    answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept))
    response.on('data', chunk => takeTurn(answer, chunk))
    response.on('end', () => takeTurn(answer))
  })
  out.on('error', () => answer.stream?.close())
  answer.on('close', () => out.destroy())
  asked.pipe(out)
}

/** Writes what responses of a connection have, a turn at a time, the most urgent first; those of one urgency in order. */
function takeTurns(): TakeTurn {
  let queue: { answer: Http2ServerResponse; urgency: number; part?: Buffer }[] = []
  let isWriting = false
  function next() {
    queue = queue.filter(({ answer }) => !answer.stream?.destroyed)
    isWriting = queue.length > 0
    if (!isWriting) return
    const turn = queue.reduce((first, other) => (other.urgency < first.urgency ? other : first))
    queue.splice(queue.indexOf(turn), 1)
    if (turn.part) turn.answer.write(turn.part, next)
    else turn.answer.end(next)
  }
  return (answer, chunk) => {
    const urgency = urgencyOf(answer.req.headers.priority)
    for (let at = 0; at < (chunk?.length ?? 1); at += TURN)
      queue.push({ answer, urgency, part: chunk?.subarray(at, at + TURN) })
    if (!isWriting) next()
  }
}

function urgencyOf(priority: unknown): number {
  return Number(/\bu=(\d)/.exec(String(priority))?.[1] ?? 3)
}
