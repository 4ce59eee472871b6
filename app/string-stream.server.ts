import type { ReactNode } from 'react'
import type { ReactDOMServerReadableStream, RenderToReadableStreamOptions } from 'react-dom/server'
import { renderToPipeableStream } from 'react-dom/server.bun'

/**
 * `renderToReadableStream` of react-dom/server, by React's build that writes text: what is ready is gathered and encoded
 * once, where the build for workers encodes every piece of markup by itself, some thousand times a page. The HTML is the
 * same, and what a reader who has gone leaves unfinished is no error. `signal` belongs to this render alone.
 * Where it is imported (entry.server.tsx), `react-dom/server` can stand instead: docs/decisions/017.
 */
export function renderToStringStream(
  children: ReactNode,
  { signal, onError, ...options }: Omit<RenderToReadableStreamOptions, 'onHeaders'> = {}
): Promise<ReactDOMServerReadableStream> {
  return new Promise((resolve, reject) => {
    const allReady = Promise.withResolvers<void>()
    let isCancelled = false
    const { pipe, abort } = renderToPipeableStream(children, {
      ...options,
      onError: (error, info) => (isCancelled ? undefined : onError?.(error, info)),
      onAllReady: allReady.resolve,
      onShellReady() {
        const text = createTextSource(pipe, allReady.reject)
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

type Pipe = ReturnType<typeof renderToPipeableStream>['pipe']
type Controller = ReadableStreamDefaultController<Uint8Array>

/** What React writes, from the first read on. `close` tells it that nobody reads any more. */
function createTextSource(pipe: Pipe, rejectAllReady: (error: unknown) => void) {
  const encoder = new TextEncoder()
  let text = ''
  let isPiped = false
  let close = () => {}

  function flush(controller: Controller): void {
    if (text !== '') controller.enqueue(encoder.encode(text))
    text = ''
  }

  /** As much of a Node stream as React's text build asks for. */
  const destination = (controller: Controller) => ({
    write(part: string): true {
      text += part
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

function abortOnSignal(signal: AbortSignal | undefined, abort: (reason: unknown) => void): void {
  if (signal?.aborted) abort(signal.reason)
  else signal?.addEventListener('abort', () => abort(signal.reason), { once: true })
}
