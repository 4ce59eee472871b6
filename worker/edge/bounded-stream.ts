interface Bounds {
  maxBytes: number
  idleMs: number
}

/** The same bytes as they come. Breaks off past the limit, or when none came for so long. */
export function boundedStream(
  body: ReadableStream<Uint8Array>,
  { maxBytes, idleMs }: Bounds
): ReadableStream<Uint8Array> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let bytes = 0

  function restart(controller: TransformStreamDefaultController<Uint8Array>): void {
    clearTimeout(timer)
    timer = setTimeout(() => controller.error(new Error(`Nothing came for ${idleMs} ms`)), idleMs)
  }

  return body.pipeThrough(
    new TransformStream({
      start: restart,
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > maxBytes) return controller.error(new Error(`More than ${maxBytes} bytes`))
        restart(controller)
        controller.enqueue(chunk)
      },
      flush: () => clearTimeout(timer),
      cancel: () => clearTimeout(timer)
    })
  )
}
