const MAX_AGE_S = 900
const RETRY_S = 120

export function crawlerFile(
  text: string | ReadableStream<Uint8Array>,
  type: 'application/xml' | 'text/plain'
): Response {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${MAX_AGE_S}` }
  return new Response(text, { headers })
}

export function missingFile(): Response {
  return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
}

/** On a 503 a crawler keeps its copy and retries later. */
export function unavailableFile(): Response {
  return new Response('', { status: 503, headers: { 'retry-after': String(RETRY_S), 'cache-control': 'no-store' } })
}
