import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const ACCOUNT = '0123456789abcdef0123456789abcdef'

interface Deployed {
  created_on: string
  annotations: Record<string, string>
  versions: { version_id: string; percentage: number }[]
}

interface Worker {
  /** By id: the types of its bindings. */
  versions: Map<string, string[]>
  /** Newest first, as the API lists them. */
  deployments: Deployed[]
}

type Answer = { status?: number; result?: unknown; error?: { code: number; message: string } }

/** No address at workers.dev. */
const HIDDEN = { subdomain: { enabled: false, previews_enabled: false } }

/**
 * Stands in for the API of Cloudflare, as far as wrangler asks it for a release: versions, deployments, files, routes and
 * schedules of Workers. `CLOUDFLARE_API_BASE_URL` sends wrangler here.
 */
export async function serveCloudflareApi() {
  const workers = new Map<string, Worker>()
  const calls: string[] = []
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const { pathname } = new URL(request.url ?? '', 'http://api')
    calls.push(`${request.method} ${pathname.replace(`/accounts/${ACCOUNT}`, '')}`)
    const { status = 200, result = null, error } = answer(`${request.method} ${pathname}`, body)
    const said = { success: !error, errors: error ? [error] : [], messages: [], result }
    response.writeHead(error ? status : 200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { env: envOf(port), calls, workers, addWorker, split, sharesOf, stop }

  /** A Worker that has answered everybody since `version` was deployed. */
  function addWorker(name: string, version: string, bindings = ['kv_namespace', 'secret_text']): void {
    workers.set(name, { versions: new Map([[version, bindings]]), deployments: [] })
    deploy(name, [{ version_id: version, percentage: 100 }])
  }

  /** A deployment that somebody has left. */
  function split(name: string, shares: Record<string, number>, message: string): void {
    const versions = Object.entries(shares).map(([version_id, percentage]) => ({ version_id, percentage }))
    for (const { version_id } of versions) workers.get(name)?.versions.set(version_id, ['kv_namespace'])
    deploy(name, versions, { 'workers/message': message })
  }

  /** Every deployment of a Worker, oldest first: `new@5 old@95`. */
  function sharesOf(name: string): string[] {
    const { deployments = [] } = workers.get(name) ?? {}
    return deployments
      .toReversed()
      .map(({ versions }) => versions.map(({ version_id, percentage }) => `${version_id}@${percentage}`).join(' '))
  }

  function answer(call: string, body: string): Answer {
    const asked = /^GET \/accounts\/\w+\/workers\/(?:services|workers)\/(.+)$/.exec(call)?.[1]
    if (asked) return readWorker(asked)
    if (/^GET \/accounts\/\w+\/r2\/buckets\//.test(call)) return { result: {} }
    const [, method, name = '', rest = ''] =
      /^(\w+) \/accounts\/\w+\/workers\/scripts\/([^/]+)\/?(.*)$/.exec(call) ?? []
    if (!method) return { status: 404, error: { code: 7003, message: `The stand-in does not know ${call}` } }
    if (rest === 'assets-upload-session') return { result: { jwt: 'jwt', buckets: [] } }
    if (method === 'PUT' && !rest) return putWorker(name, body)
    const worker = workers.get(name)
    if (!worker) return { status: 404, error: { code: 10007, message: 'This Worker does not exist on your account.' } }
    return answerOf(worker, name, `${method} ${rest}`, body)
  }

  function answerOf(worker: Worker, name: string, call: string, body: string): Answer {
    const version = /^GET versions\/(.+)$/.exec(call)?.[1]
    if (version) return { result: describe(version, worker) }
    if (call === 'POST versions') return { result: describe(addVersion(worker, body), worker) }
    if (call === 'GET versions')
      return { result: { items: [...worker.versions.keys()].map(id => describe(id, worker)) } }
    if (call === 'GET deployments') return { result: { deployments: worker.deployments } }
    if (call === 'POST deployments') return deploy(name, JSON.parse(body).versions, JSON.parse(body).annotations)
    if (call === 'GET secrets') return { result: [] }
    if (/^(GET|POST) subdomain$/.test(call)) return { result: HIDDEN.subdomain }
    if (/^(PATCH script-settings|PUT schedules|PUT domains\/records)$/.test(call)) return { result: {} }
    return { status: 404, error: { code: 7003, message: `The stand-in does not know ${call}` } }
  }

  function readWorker(name: string): Answer {
    if (!workers.has(name)) return { status: 404, error: { code: 10090, message: 'This service does not exist' } }
    const script = { tag: 'tag', tags: [], last_deployed_from: 'wrangler' }
    return { result: { name, ...HIDDEN, default_environment: { environment: 'production', script } } }
  }

  function putWorker(name: string, body: string): Answer {
    const worker: Worker = { versions: new Map(), deployments: [] }
    workers.set(name, worker)
    const id = addVersion(worker, body)
    deploy(name, [{ version_id: id, percentage: 100 }])
    return { result: { id: name, tag: 'tag', etag: 'etag', deployment_id: id.replaceAll('-', ''), startup_time_ms: 9 } }
  }

  function deploy(name: string, versions: Deployed['versions'], annotations: Record<string, string> = {}): Answer {
    const { deployments = [] } = workers.get(name) ?? {}
    const created_on = new Date(Date.UTC(2026, 10, 1) + deployments.length * 1_000).toISOString()
    deployments.unshift({ created_on, annotations, versions })
    return { result: { id: randomUUID() } }
  }

  async function stop(): Promise<void> {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
}

function addVersion(worker: Worker, form: string): string {
  const id = randomUUID()
  const [, metadata = '{}'] = /name="metadata"\r\n\r\n(.*)\r\n/.exec(form) ?? []
  const { bindings = [] }: { bindings?: { type: string }[] } = JSON.parse(metadata)
  worker.versions.set(
    id,
    bindings.map(({ type }) => type)
  )
  return id
}

function describe(id: string, { versions }: Worker) {
  const bindings = (versions.get(id) ?? []).map(type => ({ type, name: type.toUpperCase() }))
  return {
    id,
    number: 1,
    startup_time_ms: 9,
    metadata: { created_on: '2026-11-01T00:00:00Z', has_preview: false, source: 'wrangler' },
    annotations: {},
    resources: { bindings, script: { etag: 'etag', handlers: ['fetch'] }, script_runtime: {} }
  }
}

function envOf(port: number): Record<string, string> {
  return {
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
    CLOUDFLARE_ACCOUNT_ID: ACCOUNT,
    CLOUDFLARE_API_TOKEN: 'a-token-of-the-tests'
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}
