import { Buffer } from 'node:buffer'
import { readImageHeader } from './image-header.ts'

/** Spec 5 and 9: at most two images per review. Types and sizes are the store's own limits. */
export const MAX_UPLOADS = 2
export const MAX_UPLOAD_MB = 5
export const MAX_SIDE_PIXELS = 8_000
const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024
const MAX_PIXELS = 24_000_000

/** The pictures of a form as bytes, detected by content; or the problem of the first invalid one. */
export function readUploads(dataUrls: string[]) {
  if (dataUrls.length > MAX_UPLOADS) return 'image-many'
  const read = dataUrls.map(readUpload)
  return read.find(each => typeof each === 'string') ?? read.filter(each => typeof each !== 'string')
}

function readUpload(dataUrl: string) {
  const base64 = dataUrl.replace(/^data:[^,]{0,200};base64,/i, '')
  // Four characters encode three bytes, so a long text is rejected before decoding.
  if (base64.length > Math.ceil(MAX_UPLOAD_BYTES / 3) * 4) return 'image-large'
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
  if (bytes.length > MAX_UPLOAD_BYTES) return 'image-large'
  const header = readImageHeader(bytes)
  if (!header) return 'image-type'
  const { width, height } = header
  const tooLarge = Math.max(width, height) > MAX_SIDE_PIXELS || width * height > MAX_PIXELS
  return tooLarge ? 'image-pixels' : bytes
}
