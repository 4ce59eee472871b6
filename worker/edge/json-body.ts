export type Body = { ok: true; value: unknown } | { ok: false; status: 400 | 413 | 415; error: string }

/** A request's JSON, undefined when it has none. Of a body that is too large no more is read than shows it. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<Body> {
  const text = await readText(request, maxBytes)
  if (text === null) return { ok: false, status: 413, error: 'Conteúdo grande demais' }
  if (!text) return { ok: true, value: undefined }
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return { ok: false, status: 415, error: 'Envie application/json' }
  }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, status: 400, error: 'JSON inválido' }
  }
}

async function readText(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length')) > maxBytes) return null
  const decoder = new TextDecoder()
  const parts: string[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return null
    parts.push(decoder.decode(chunk, { stream: true }))
  }
  return parts.join('') + decoder.decode()
}
