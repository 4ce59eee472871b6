import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The response; null to never respond. */
export type Serve = (
  request: IncomingMessage
) => { status?: number; headers?: Record<string, string>; body?: unknown; text?: string } | null

/** A server on a free loopback port that records its requests. */
export async function serve(answer: Serve) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const said = answer(request)
    if (!said) return
    const { status = 200, headers, body, text = JSON.stringify(body) } = said
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, asked, stop }

  async function stop(): Promise<void> {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
}
