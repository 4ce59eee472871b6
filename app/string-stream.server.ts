import type { ReactNode } from 'react'
import type { ReactDOMServerReadableStream, RenderToReadableStreamOptions } from 'react-dom/server'
import { renderToPipeableStream } from 'react-dom/server.bun'

interface StringStreamOptions extends Omit<RenderToReadableStreamOptions, 'onHeaders'> {
  /** Large pieces of the page, already encoded. */
  encoded?: ReadonlyMap<string, Uint8Array>
}

/**
 * Replaces `renderToReadableStream` of react-dom/server, using React's build that writes strings. It collects the ready
 * output and encodes it once. The build for workers encodes every piece of markup separately, about a thousand times a
 * page. The HTML is the same. A client that disconnects causes no error. `signal` belongs to this render alone.
 * entry.server.tsx could import `react-dom/server` instead: docs/decisions/004.
 */
export function renderToStringStream(
  children: ReactNode,
  { signal, onError, encoded = new Map(), ...options }: StringStreamOptions = {}
): Promise<ReactDOMServerReadableStream> {
  const shell = Promise.withResolvers<ReactDOMServerReadableStream>()
  const allReady = Promise.withResolvers<void>()
  let isPiped = false
  let isCancelled = false
  /** Tells React that the reader has gone. */
  let close = () => {}
  const { pipe, abort } = renderToPipeableStream(children, {
    ...options,
    onError: (error, info) => (isCancelled ? undefined : onError?.(error, info)),
    onAllReady: allReady.resolve,
    onShellReady: () => shell.resolve(Object.assign(createStream(), { allReady: allReady.promise })),
    onShellError: shell.reject
  })
  signal?.addEventListener('abort', () => abort(signal.reason), { once: true })

  function createStream() {
    // Nothing is written before the first read.
    return new ReadableStream<Uint8Array>({ pull, cancel }, { highWaterMark: 0 })
  }

  function pull(controller: ReadableStreamDefaultController<Uint8Array>) {
    if (isPiped) return
    isPiped = true
    pipe(createDestination(controller) as unknown as NodeJS.WritableStream)
  }

  function cancel() {
    isCancelled = true
    close()
    abort()
  }

  /** The part of a Node stream that React's string build uses. */
  function createDestination(controller: ReadableStreamDefaultController<Uint8Array>) {
    const output = createOutput(encoded)
    function flush() {
      const bytes = output.take()
      if (bytes.length > 0) controller.enqueue(bytes)
    }
    return {
      write: output.write,
      flush,
      end() {
        flush()
        controller.close()
      },
      destroy(error: unknown) {
        allReady.reject(error)
        controller.error(error)
      },
      on(event: string, listener: () => void) {
        if (event === 'close') close = listener
      }
    }
  }

  return shell.promise
}

/** Shorter pieces are not looked up. */
const MIN_KNOWN_CHARS = 500

/** The output that has not been sent yet. */
function createOutput(encoded: ReadonlyMap<string, Uint8Array>) {
  const encoder = new TextEncoder()
  let ready: Uint8Array[] = []
  let text = ''

  return {
    write(part: string): true {
      const bytes = part.length < MIN_KNOWN_CHARS ? undefined : encoded.get(part)
      if (bytes) {
        ready.push(encoder.encode(text), bytes)
        text = ''
      } else text += part
      return true
    },
    take(): Uint8Array {
      const bytes = joined([...ready, encoder.encode(text)])
      ready = []
      text = ''
      return bytes
    }
  }
}

function joined(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let end = 0
  for (const part of parts) {
    all.set(part, end)
    end += part.length
  }
  return all
}
