/** What a page's form may weigh: two pictures with what was typed, or words alone. */
const MAX_UPLOAD_BYTES = 12 * 1024 * 1024
const MAX_WORDS_BYTES = 256 * 1024

export interface SentForm {
  form: FormData
  /** Its end was too much to be kept: the last file that it holds is not whole. */
  isCut: boolean
  /** More than words alone may weigh. */
  isLong: boolean
}

/** A form's fields up to its limit, so that what was typed is not lost to a picture. A body that is no form says nothing. */
export async function readForm(request: Request): Promise<SentForm> {
  const type = request.headers.get('content-type') ?? ''
  const boundary = /^multipart\/form-data\b.*;\s*boundary="?([^";]+)/i.exec(type)?.[1]
  const { bytes, size, isCut } = await readUpTo(request, boundary ? MAX_UPLOAD_BYTES : MAX_WORDS_BYTES)
  const isLong = size > MAX_WORDS_BYTES
  const whole = isCut && boundary ? [...bytes, `\r\n--${boundary}--\r\n`] : bytes
  try {
    return {
      form: await new Response(new Blob(whole), { headers: { 'content-type': type } }).formData(),
      isCut,
      isLong
    }
  } catch {
    return { form: new FormData(), isCut, isLong }
  }
}

/** The rest is read and thrown away: a browser shows the answer to a form only when it has sent all of it. */
async function readUpTo(request: Request, maxBytes: number) {
  const bytes: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    const room = maxBytes - size
    if (room > 0) bytes.push(chunk.subarray(0, room))
    size += chunk.byteLength
  }
  return { bytes, size, isCut: size > maxBytes }
}
