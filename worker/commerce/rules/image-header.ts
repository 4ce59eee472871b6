type ImageType = 'image/jpeg' | 'image/png' | 'image/webp'

export interface ImageHeader {
  type: ImageType
  width: number
  height: number
}

/** Null unless the file is complete. Decodes nothing, because a few bytes may claim a picture of gigabytes. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const header = readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes)
  return header && header.width > 0 && header.height > 0 ? header : null
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG_SIGNATURE = [0xff, 0xd8, 0xff]

/** PNG: the signature, then IHDR of 13 bytes with width and height; IEND closes the file. */
function readPng(bytes: Uint8Array): ImageHeader | null {
  if (!startsWith(bytes, PNG_SIGNATURE) || bytes.length < 33) return null
  const view = viewOf(bytes)
  if (view.getUint32(8) !== 13 || ascii(bytes, 12, 4) !== 'IHDR' || !endsWithChunk(bytes, view)) return null
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** Follows the chunks from IHDR to IEND. Data after IEND are not part of the picture. */
function endsWithChunk(bytes: Uint8Array, view: DataView): boolean {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    if (at + 12 + length > bytes.length) return false
    if (ascii(bytes, at + 4, 4) === 'IEND') return true
    at += 12 + length
  }
  return false
}

/** JPEG: segments up to the first frame header (SOF0 to SOF15, except DHT, JPG and DAC); EOI closes the file. */
function readJpeg(bytes: Uint8Array): ImageHeader | null {
  if (!startsWith(bytes, JPEG_SIGNATURE)) return null
  const view = viewOf(bytes)
  for (let at = 2; at + 9 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return hasEnd(bytes, at) ? jpegHeader(view, at) : null
    else if (isStandalone(marker)) return null
    else at += 2 + Math.max(2, view.getUint16(at + 2))
  }
  return null
}

function jpegHeader(view: DataView, at: number): ImageHeader {
  return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function isStandalone(marker: number): boolean {
  return marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xda)
}

function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.length - 2; at > from; at--) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true
  return false
}

/** WebP: RIFF with the length of the rest, then one of three first chunks with the size. */
function readWebp(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 30 || ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 4) !== 'WEBP') return null
  const view = viewOf(bytes)
  if (view.getUint32(4, true) + 8 > bytes.length) return null
  const size = webpSize(ascii(bytes, 12, 4), view)
  return size ? { type: 'image/webp', ...size } : null
}

function webpSize(chunk: string, view: DataView): { width: number; height: number } | null {
  // Lossy: a key frame's start code, then 14 bits each.
  if (chunk === 'VP8 ' && view.getUint8(23) === 0x9d && view.getUint16(24) === 0x012a)
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  // Lossless: a signature byte, then 14 bits each, minus one.
  if (chunk === 'VP8L' && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  // Extended: flags and 24 bits each, minus one.
  return chunk === 'VP8X' ? { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 } : null
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

function ascii(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
