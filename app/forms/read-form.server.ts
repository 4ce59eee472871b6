/** Maximum body sizes: a form with two pictures, or text only. */
const MAX_UPLOAD_BYTES = 12 * 1024 * 1024
const MAX_WORDS_BYTES = 256 * 1024

/** `isCut`: the body exceeded the limit, so its last file is incomplete. `isLong`: too long for text only. */
export type SentForm = Awaited<ReturnType<typeof readForm>>

/** Reads a form up to its limit, so that an oversized picture does not lose the typed text. An invalid body has no fields. */
export async function readForm(request: Request) {
  const type = request.headers.get('content-type') ?? ''
  const boundary = /^multipart\/form-data\b.*;\s*boundary="?([^";]+)/i.exec(type)?.[1]
  const { bytes, size, isCut } = await readUpTo(request, boundary ? MAX_UPLOAD_BYTES : MAX_WORDS_BYTES)
  const isLong = size > MAX_WORDS_BYTES
  const whole = isCut && boundary ? [...bytes, `\r\n--${boundary}--\r\n`] : bytes
  const body = new Response(new Blob(whole), { headers: { 'content-type': type } })
  return { form: await body.formData().catch(() => new FormData()), isCut, isLong }
}

/** Drains the body, because browsers show a response only after sending the whole request. A broken one ends where it broke. */
async function readUpTo(request: Request, maxBytes: number) {
  const bytes: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      const room = maxBytes - size
      if (room > 0) bytes.push(chunk.subarray(0, room))
      size += chunk.byteLength
    }
  } catch {
    return { bytes, size, isCut: false }
  }
  return { bytes, size, isCut: size > maxBytes }
}
