export type Body = { ok: true; value: unknown } | { ok: false; status: 400 | 413 | 415; error: string }

export async function readJsonBody(request: Request, maxBytes: number): Promise<Body> {
  const text = await readText(request, maxBytes).catch(() => undefined)
  if (text === undefined) return { ok: false, status: 400, error: 'Conteúdo interrompido' }
  if (text === null) return { ok: false, status: 413, error: 'Conteúdo grande demais' }
  if (!text) return { ok: true, value: undefined }
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return { ok: false, status: 415, error: 'Envie application/json' }
  }
  const { depth, values } = measure(text)
  if (depth > MAX_DEPTH) return { ok: false, status: 400, error: 'JSON aninhado demais' }
  if (values > MAX_VALUES) return { ok: false, status: 413, error: 'Valores demais' }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, status: 400, error: 'JSON inválido' }
  }
}

const MAX_DEPTH = 20
/** A parsed value takes up to forty times the bytes of its text. */
const MAX_VALUES = 10_000

/** How deep a JSON text nests, and at least as many values as it has. Stops at the first limit that it exceeds. */
export function measure(text: string): { depth: number; values: number } {
  let open = 0
  let depth = 0
  let values = 1
  for (let at = 0; at < text.length && depth <= MAX_DEPTH && values <= MAX_VALUES; at += 1) {
    const sign = text[at]
    if (sign === '"') at = endOfText(text, at)
    else if (sign === ']' || sign === '}') open -= 1
    else if (sign === ',') values += 1
    else if (sign === '[' || sign === '{') {
      values += 1
      depth = Math.max(depth, ++open)
    }
  }
  return { depth, values }
}

function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text[at - 1 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 1
}

/** Reads a body as text; null when it exceeds the limit. Rejects when the body is cut off or `signal` aborts. */
export async function readText(
  { headers, body }: Request | Response,
  maxBytes: number,
  signal?: AbortSignal
): Promise<string | null> {
  if (Number(headers.get('content-length')) > maxBytes) return null
  const decoder = new TextDecoder()
  const parts: string[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    signal?.throwIfAborted()
    bytes += chunk.byteLength
    if (bytes > maxBytes) return null
    parts.push(decoder.decode(chunk, { stream: true }))
  }
  return parts.join('') + decoder.decode()
}
