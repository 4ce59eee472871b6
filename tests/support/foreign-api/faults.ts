import type { ServerResponse } from 'node:http'

/** What the API does wrong to the calls whose path and `url` match, until it is told otherwise. */
export interface Fault {
  /** Of `path?url`. */
  match: string
  kind:
    | 'status'
    | 'delay'
    | 'hang'
    | 'truncate'
    | 'reset'
    | 'invalid-json'
    | 'html'
    | 'empty'
    | 'huge'
    | 'redirect'
    | 'cookie'
    | 'wrong-shape'
    | 'text'
    | 'poison'
    | 'replace'
  /** Status, milliseconds, address or text; of `replace` the old and the new text: `old|new`. */
  value?: number | string
}

const HUGE_BYTES = 3 * 1024 * 1024

/** Whether the fault has answered, or will never answer. A delay goes on to the real answer. */
export async function commit({ kind, value }: Fault, response: ServerResponse): Promise<boolean> {
  if (kind === 'delay') {
    await new Promise(resolve => setTimeout(resolve, Number(value)))
    return false
  }
  if (kind === 'hang') return true
  // The real answer, changed.
  if (kind === 'poison' || kind === 'replace') return false
  if (kind === 'reset') return Boolean(response.destroy())
  const json = { 'content-type': 'application/json' }
  if (kind === 'truncate') {
    response.writeHead(200, { ...json, 'content-length': '10000' }).write('{"menu": [{"label": "meio')
    setTimeout(() => response.destroy(), 50)
    return true
  }
  if (kind === 'redirect') response.writeHead(302, { location: String(value) }).end()
  else if (kind === 'status') response.writeHead(Number(value), json).end('{"error": "Falhou de propósito"}')
  else if (kind === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>firewall</html>')
  else if (kind === 'empty') response.writeHead(200, json).end()
  else if (kind === 'huge') response.writeHead(200, json).end(`{"menu": ["${'x'.repeat(HUGE_BYTES)}"]}`)
  else if (kind === 'cookie')
    response.writeHead(200, { ...json, 'set-cookie': 'PHPSESSID=alheia; path=/' }).end('{"menu": []}')
  else if (kind === 'text') response.writeHead(200, json).end(String(value))
  else
    response
      .writeHead(200, json)
      .end(kind === 'invalid-json' ? '{"menu": [}' : '{"menu": 7, "banners": 7, "produtos": 7, "nivel": 7}')
  return true
}

export function findFault(faults: readonly Fault[], path: string, url: string): Fault | undefined {
  return faults.find(({ match }) => new RegExp(match).test(`${path}?${url}`))
}

/** What is sent for the real answer. */
export function changed(body: unknown, fault: Fault | undefined): unknown {
  if (fault?.kind === 'poison') return poison(body, String(fault.value))
  if (fault?.kind !== 'replace') return body
  const [before = '', after = ''] = String(fault.value).split('|')
  return JSON.parse(JSON.stringify(body).replaceAll(before, after))
}

/** Every text of a body with something at its end; addresses of pictures stay what they are. */
function poison(body: unknown, text: string): unknown {
  if (typeof body === 'string') return /^https?:.*\.(png|jpg|webp)$/.test(body) ? body : body + text
  if (Array.isArray(body)) return body.map(item => poison(item, text))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, SAFE.has(key) ? value : poison(value, text)])
  )
}

// What decides whether there is a page at all.
const SAFE = new Set(['nivel', 'status', 'tipo', 'id', 'por', 'de', 'vista'])
