import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

/** The response on the socket. `status` 0: the socket was closed without one. */
export interface Answer {
  status: number
  head: string
  body: string
}

/** Sends the raw bytes and reads one response to its end. */
export function sendRaw(port: number, bytes: string): Promise<Answer> {
  return send(connect(port, '127.0.0.1'), bytes)
}

/** The same over TLS, with any certificate. */
export function sendRawTls(port: number, bytes: string): Promise<Answer> {
  return send(connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }), bytes)
}

function send(socket: Socket, bytes: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.setTimeout(10_000, () => socket.destroy())
    socket.on('data', chunk => {
      // latin1 has one character per byte, so that lengths count bytes.
      text += chunk.toString('latin1')
      if (isComplete(text)) socket.destroy()
    })
    socket.on('error', error => ('code' in error && error.code === 'ECONNRESET' ? socket.destroy() : reject(error)))
    socket.on('close', () => resolve(parse(text)))
    socket.write(bytes)
  })
}

function isComplete(text: string): boolean {
  const { status, head, body } = parse(text)
  if (!text.includes('\r\n\r\n')) return false
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length) return Buffer.byteLength(body) >= Number(length)
  return /^transfer-encoding: chunked/im.test(head) ? body.endsWith('0\r\n\r\n') : status === 204 || status === 304
}

function parse(text: string): Answer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const body = Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString()
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body }
}
