import type { ServerResponse } from 'node:http'

/** A fault for the calls whose path and `url` match, until the faults are replaced. */
export interface Fault {
  /** Part of `path?url`. */
  match: string
  kind:
    | 'status'
    | 'delay'
    | 'late-body'
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
  /**
   * Status, milliseconds, address or text. For `replace`, the old and the new text: `old|new`. With `late-body` the headers
   * come at once, and names begin with the time of the call: `[1790000000000] `.
   */
  value?: number | string
}

const HUGE_BYTES = 3 * 1024 * 1024

/** Whether the fault has answered the call or leaves it open. After a delay the real answer follows. */
export async function commit({ kind, value }: Fault, response: ServerResponse): Promise<boolean> {
  if (kind === 'delay') {
    await new Promise(resolve => setTimeout(resolve, Number(value)))
    return false
  }
  if (kind === 'late-body') {
    response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders()
    await new Promise(resolve => setTimeout(resolve, Number(value)))
    return false
  }
  if (kind === 'hang') return true
  // These faults change the real answer.
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

/** Returns the body with the fault applied. */
export function changed(body: unknown, fault: Fault | undefined): unknown {
  if (fault?.kind === 'poison') return poison(body, String(fault.value))
  if (fault?.kind === 'late-body') return withTime(body, Date.now() - Number(fault.value))
  if (fault?.kind !== 'replace') return body
  const [before = '', after = ''] = String(fault.value).split('|')
  return JSON.parse(JSON.stringify(body).replaceAll(before, after))
}

function withTime(body: unknown, atMs: number): unknown {
  return JSON.parse(JSON.stringify(body).replaceAll('"nome":"', `"nome":"[${atMs}] `))
}

/** Appends the text to every string of the body. Picture addresses stay unchanged. */
function poison(body: unknown, text: string): unknown {
  if (typeof body === 'string') return /^https?:.*\.(png|jpg|webp)$/.test(body) ? body : body + text
  if (Array.isArray(body)) return body.map(item => poison(item, text))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, SAFE.has(key) ? value : poison(value, text)])
  )
}

// Fields that decide whether a page exists at all.
const SAFE = new Set(['nivel', 'status', 'tipo', 'id', 'por', 'de', 'vista'])
