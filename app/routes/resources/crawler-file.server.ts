const MAX_AGE_S = 900
const RETRY_S = 120

export function crawlerFile(
  text: string | ReadableStream<Uint8Array>,
  type: 'application/xml' | 'text/plain'
): Response {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${MAX_AGE_S}` }
  return new Response(text, { headers })
}

/** `maxAgeS`: for how long caches may keep the answer; without one, they may not. */
export function missingFile(maxAgeS = 0): Response {
  const headers = { 'cache-control': maxAgeS > 0 ? `public, max-age=${maxAgeS}` : 'no-store' }
  return new Response('Not found', { status: 404, headers })
}

/** On a 503 a crawler keeps its copy and retries later. */
export function unavailableFile(): Response {
  return new Response('', { status: 503, headers: { 'retry-after': String(RETRY_S), 'cache-control': 'no-store' } })
}
