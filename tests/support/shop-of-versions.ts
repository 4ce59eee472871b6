import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { serveCloudflareApi } from './cloudflare-api.ts'

type Api = Awaited<ReturnType<typeof serveCloudflareApi>>

/** What goes wrong: the status of an answer of the new version, while it has that share of the requests. */
export type Fault = (path: string, percentage: number) => number | null

/**
 * Plays the shop's host in front of a real store, as the platform does during a deployment: a request with the header
 * reaches the version that it names, if that is in the deployment, and others reach the one with the larger share.
 */
export async function serveShopOfVersions(store: string, api: Api, fault: Fault = () => null) {
  const visits: string[] = []
  const server = createServer((request, response) => {
    answer(request, response).catch(error => response.writeHead(502).end(String(error)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, visits, stop }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const { version_id: version, percentage } = chosen(String(request.headers['cloudflare-workers-version-overrides']))
    visits.push(`${path} of ${version}`)
    const status = fault(path, percentage)
    const headers = pick(request, ['authorization', 'user-agent'])
    const { headers: said, body, code } = await ask(store + path, headers)
    const text = /^\/_(health|status)$/.test(path) ? body.replace(/"version":"[^"]*"/, `"version":"${version}"`) : body
    // Links of the store name the host that it was asked by.
    response.writeHead(status ?? code, { 'content-type': said }).end(text.replaceAll(store, `http://127.0.0.1:${port}`))
  }

  function chosen(header: string) {
    const { versions = [] } = api.workers.get('seiva')?.deployments[0] ?? {}
    const named = versions.find(({ version_id }) => header === `seiva="${version_id}"`)
    const largest = versions.toSorted((a, b) => b.percentage - a.percentage)[0]
    const found = named ?? largest
    if (!found) throw new Error('The Worker has no deployment')
    return found
  }

  async function stop(): Promise<void> {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
}

async function ask(address: string, headers: Record<string, string>) {
  const response = await fetch(address, { headers, redirect: 'manual' })
  return {
    code: response.status,
    headers: response.headers.get('content-type') ?? '',
    body: await response.text()
  }
}

function pick({ headers }: IncomingMessage, names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap(name => (headers[name] ? [[name, String(headers[name])]] : [])))
}
