import { constants, createGzip, type Gzip } from 'node:zlib'

/** Milliseconds in which parts that come one after the other are let out together: each letting out costs some bytes. */
const TOGETHER_MS = 15

/**
 * A page that is still being made, compressed so that each part of it can be read when it comes: the runtime's own gzip keeps
 * what it has until it has more, and a slow section would hold back the whole page. What is complete is left to the runtime.
 */
export function compressStreamed(request: Request, response: Response): Response {
  const { headers, body, status, statusText } = response
  const isStreamedPage = headers.get('content-type')?.startsWith('text/html') && !headers.has('age')
  if (!isStreamedPage || !body || headers.has('content-encoding') || !acceptsGzip(request)) return response
  const own = new Headers(headers)
  own.set('content-encoding', 'gzip')
  return new Response(body.pipeThrough(gzipStream()), { status, statusText, headers: own, encodeBody: 'manual' })
}

/** In front of the Worker the header is replaced; what the client sent stands beside the request. */
function acceptsGzip(request: Request): boolean {
  const accepted = request.cf?.clientAcceptEncoding ?? request.headers.get('accept-encoding') ?? ''
  return typeof accepted === 'string' && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted)
}

function gzipStream(): TransformStream<Uint8Array, Uint8Array> {
  let gzip: Gzip
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFirst = true

  function letOut(): void {
    timer = undefined
    gzip.flush(constants.Z_SYNC_FLUSH)
  }

  return new TransformStream({
    start(controller) {
      gzip = createGzip()
      gzip.on('data', (part: Uint8Array) => controller.enqueue(part))
      gzip.on('error', error => controller.error(error))
    },
    async transform(chunk) {
      await new Promise(resolve => gzip.write(chunk, resolve))
      // The page's beginning at once, with all that the browser can fetch by it.
      if (isFirst) letOut()
      else timer ??= setTimeout(letOut, TOGETHER_MS)
      isFirst = false
    },
    cancel() {
      clearTimeout(timer)
      gzip.destroy()
    },
    async flush() {
      clearTimeout(timer)
      const ended = new Promise(resolve => gzip.on('end', resolve))
      gzip.end()
      await ended
    }
  })
}
