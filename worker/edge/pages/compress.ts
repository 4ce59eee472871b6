import { constants, createGzip, type Gzip } from 'node:zlib'

/** Milliseconds during which chunks are flushed together: each flush costs bytes. */
const TOGETHER_MS = 15

/** The runtime's own gzip buffers, so one slow section would hold back the page. Complete pages are left to it. */
export function compressStreamed(request: Request, response: Response): Response {
  const { headers, body, status, statusText } = response
  const isStreamedPage = headers.get('content-type')?.startsWith('text/html') && !headers.has('age')
  if (!isStreamedPage || !body || headers.has('content-encoding') || !acceptsGzip(request)) return response
  const own = new Headers(headers)
  own.set('content-encoding', 'gzip')
  return new Response(body.pipeThrough(gzipStream()), { status, statusText, headers: own, encodeBody: 'manual' })
}

/** Cloudflare replaces the header before the Worker; `request.cf` has the client's own value. */
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
      // Flushes the first chunk at once: it names the files that the browser can fetch.
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
      await new Promise(resolve => gzip.on('end', resolve).end())
    }
  })
}
