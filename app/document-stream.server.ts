import type { ReactNode } from 'react'
import {
  type ReactDOMServerReadableStream,
  type RenderToReadableStreamOptions,
  renderToReadableStream
} from 'react-dom/server'

/** A page's largest parts fit. React hands out two kilobytes at a time, each of which would be compressed by itself. */
const READ_BYTES = 128 * 1024

/** React's stream, in as few pieces as are ready. A reader that leaves ends the render, which is no error. */
export async function renderToDocumentStream(
  children: ReactNode,
  { onError, ...options }: RenderToReadableStreamOptions
): Promise<ReactDOMServerReadableStream> {
  let hasLeft = false
  const stream = await renderToReadableStream(children, {
    ...options,
    onError: (error, info) => (hasLeft ? undefined : onError?.(error, info))
  })
  const reader = stream.getReader({ mode: 'byob' })
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read(new Uint8Array(READ_BYTES))
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel(reason) {
        hasLeft = true
        return reader.cancel(reason)
      }
    },
    // Nothing is written before the first read.
    { highWaterMark: 0 }
  )
  return Object.assign(body, { allReady: stream.allReady })
}
