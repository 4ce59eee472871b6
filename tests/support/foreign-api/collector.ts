import type { IncomingMessage, ServerResponse } from 'node:http'

/** An item of an envelope of Sentry's protocol: a report, a trace or another type. */
interface ReceivedItem {
  type: string
  /** The item's JSON. */
  payload: Record<string, unknown>
  /** The raw envelope with its address. */
  wire: string
}

type Mode = 'ok' | 'down' | 'hang'

/**
 * An error collector. POST /api/<project>/envelope/ stores an envelope, GET /_reports lists all items, DELETE /_reports
 * clears them, and PUT /_reports `{"mode": "ok" | "down" | "hang"}` sets how the next envelopes are answered.
 */
export function createCollector() {
  const received: ReceivedItem[] = []
  let mode: Mode = 'ok'

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request)
    if (mode === 'hang') return
    if (mode === 'down') return void response.destroy()
    received.push(...readEnvelope(`${request.url}\n${JSON.stringify(request.headers)}\n${text}`, text))
    answer(response, { id: String(received.length) })
  }

  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'PUT') mode = JSON.parse(await readText(request)).mode
    answer(response, received)
    if (request.method === 'DELETE') received.length = 0
  }

  return {
    /** Whether the collector handled the request. */
    async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const [path = ''] = (request.url ?? '').split('?')
      const work = path === '/_reports' ? control : /^\/api\/\d+\/envelope\/$/.test(path) ? take : null
      await work?.(request, response)
      return work !== null
    }
  }
}

/** An envelope has one header line, then for each item a header line and a line with its content. */
function readEnvelope(wire: string, text: string): ReceivedItem[] {
  const [, ...lines] = text.split('\n').filter(Boolean)
  return lines.flatMap((line, index) =>
    index % 2 === 0 ? [{ type: JSON.parse(line).type, payload: JSON.parse(lines[index + 1] ?? '{}'), wire }] : []
  )
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

function answer(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
