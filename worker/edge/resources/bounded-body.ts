/** Returns the response with a body that fails beyond `maxBytes`. With a larger `content-length` there is no body. */
export function boundedBody(response: Response, maxBytes: number): Response {
  const announced = Number(response.headers.get('content-length'))
  if (announced > maxBytes) {
    response.body?.cancel().catch(() => null)
    return new Response(null, response)
  }
  return new Response(response.body?.pipeThrough(countingStream(maxBytes)), response)
}

function countingStream(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(new Error(`More than ${maxBytes} bytes`))
      else controller.enqueue(chunk)
    }
  })
}
