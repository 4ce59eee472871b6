import type { ReactNode } from 'react'
import type { ReactDOMServerReadableStream, RenderToReadableStreamOptions } from 'react-dom/server'
import { renderToPipeableStream } from 'react-dom/server.bun'

/**
 * Replaces `renderToReadableStream` of react-dom/server, using React's build that writes strings. It collects the ready
 * output and encodes it once. The build for workers encodes every piece of markup separately, about a thousand times a
 * page. The HTML is the same. A client that disconnects causes no error. `signal` belongs to this render alone.
 * entry.server.tsx could import `react-dom/server` instead: docs/decisions/017.
 */
export function renderToStringStream(
  children: ReactNode,
  { signal, onError, encoded, ...options }: StringStreamOptions = {}
): Promise<ReactDOMServerReadableStream> {
  return new Promise((resolve, reject) => {
    const allReady = Promise.withResolvers<void>()
    let isCancelled = false
    const { pipe, abort } = renderToPipeableStream(children, {
      ...options,
      onError: (error, info) => (isCancelled ? undefined : onError?.(error, info)),
      onAllReady: allReady.resolve,
      onShellReady() {
        const text = createTextSource(pipe, allReady.reject, encoded)
        const cancel = () => {
          isCancelled = true
          text.close()
          abort()
        }
        const stream = new ReadableStream<Uint8Array>({ pull: text.pull, cancel }, { highWaterMark: 0 })
        resolve(Object.assign(stream, { allReady: allReady.promise }))
      },
      onShellError: reject
    })
    abortOnSignal(signal, abort)
  })
}

interface StringStreamOptions extends Omit<RenderToReadableStreamOptions, 'onHeaders'> {
  /** Large pieces of the page, already encoded. */
  encoded?: ReadonlyMap<string, Uint8Array>
}

type Pipe = ReturnType<typeof renderToPipeableStream>['pipe']
type Controller = ReadableStreamDefaultController<Uint8Array>

/** React's output, from the first read on. `close` tells React that the reader has gone. */
function createTextSource(
  pipe: Pipe,
  rejectAllReady: (error: unknown) => void,
  encoded?: ReadonlyMap<string, Uint8Array>
) {
  const page = createPage(encoded)
  let isPiped = false
  let close = () => {}

  function flush(controller: Controller): void {
    const bytes = page.take()
    if (bytes.length > 0) controller.enqueue(bytes)
  }

  /** The part of a Node stream that React's string build uses. */
  const destination = (controller: Controller) => ({
    write(part: string): true {
      page.add(part)
      return true
    },
    flush: () => flush(controller),
    end() {
      flush(controller)
      controller.close()
    },
    destroy(error: unknown) {
      rejectAllReady(error)
      controller.error(error)
    },
    on(event: string, listener: () => void) {
      if (event === 'close') close = listener
    }
  })

  return {
    pull(controller: Controller) {
      if (isPiped) return
      isPiped = true
      pipe(destination(controller) as unknown as NodeJS.WritableStream)
    },
    close: () => close()
  }
}

/** Shorter pieces are not looked up. */
const MIN_KNOWN_CHARS = 500

/** The output that has not been sent yet. */
function createPage(encoded: ReadonlyMap<string, Uint8Array> = new Map()) {
  const encoder = new TextEncoder()
  let done: Uint8Array[] = []
  let text = ''

  return {
    add(part: string) {
      const bytes = part.length < MIN_KNOWN_CHARS ? undefined : encoded.get(part)
      if (!bytes) text += part
      else {
        done.push(encoder.encode(text), bytes)
        text = ''
      }
    },
    take(): Uint8Array {
      const bytes = joined([...done, encoder.encode(text)])
      done = []
      text = ''
      return bytes
    }
  }
}

function joined(parts: Uint8Array[]): Uint8Array {
  const [only] = parts
  if (only && parts.length === 1) return only
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let end = 0
  for (const part of parts) {
    all.set(part, end)
    end += part.length
  }
  return all
}

function abortOnSignal(signal: AbortSignal | undefined, abort: (reason: unknown) => void): void {
  if (signal?.aborted) abort(signal.reason)
  else signal?.addEventListener('abort', () => abort(signal.reason), { once: true })
}
