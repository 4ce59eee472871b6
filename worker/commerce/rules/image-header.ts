/** The size in pixels of a complete JPEG, PNG or WebP, else null. Decodes nothing: few bytes may claim gigabytes. */
export function readImageHeader(bytes: Uint8Array) {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = readPng(file) ?? readJpeg(file) ?? readWebp(file)
  return size && size.width > 0 && size.height > 0 ? size : null
}

const PNG_SIGNATURE = 0x89_50_4e_47_0d_0a_1a_0an

/** PNG: the signature, IHDR of 13 bytes with width and height, further chunks. Data after IEND are not of the picture. */
function readPng(file: DataView) {
  if (file.byteLength < 33 || file.getBigUint64(0) !== PNG_SIGNATURE) return null
  if (file.getUint32(8) !== 13 || nameAt(file, 12) !== 'IHDR') return null
  for (let at = 8; at + 12 <= file.byteLength; ) {
    const end = at + 12 + file.getUint32(at)
    if (end > file.byteLength) return null
    if (nameAt(file, at + 4) === 'IEND') return { width: file.getUint32(16), height: file.getUint32(20) }
    at = end
  }
  return null
}

const JPEG_START = 0xff_d8
const JPEG_END = 0xff_d9

/** JPEG: segments up to the first frame header (SOF0 to SOF15, except DHT, JPG and DAC); EOI closes the file. */
function readJpeg(file: DataView) {
  if (file.byteLength < 12 || file.getUint16(0) !== JPEG_START) return null
  for (let at = 2; at + 9 < file.byteLength; ) {
    const marker = file.getUint8(at + 1)
    if (file.getUint8(at) !== 0xff || isStandalone(marker)) return null
    if (isFrame(marker))
      return hasEnd(file, at) ? { width: file.getUint16(at + 7), height: file.getUint16(at + 5) } : null
    at += marker === 0xff ? 1 : 2 + Math.max(2, file.getUint16(at + 2))
  }
  return null
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** Markers without a length. They cannot precede the frame header. */
function isStandalone(marker: number): boolean {
  return marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xda)
}

function hasEnd(file: DataView, from: number): boolean {
  for (let at = file.byteLength - 2; at > from; at--) if (file.getUint16(at) === JPEG_END) return true
  return false
}

/** WebP: RIFF with the length of the rest, then one of three first chunks with the size. */
function readWebp(file: DataView) {
  if (file.byteLength < 30 || nameAt(file, 0) !== 'RIFF' || nameAt(file, 8) !== 'WEBP') return null
  if (file.getUint32(4, true) + 8 > file.byteLength) return null
  const chunk = nameAt(file, 12)
  // Lossy: a key frame's start code, then 14 bits each.
  if (chunk === 'VP8 ' && file.getUint8(23) === 0x9d && file.getUint16(24) === 0x012a)
    return { width: file.getUint16(26, true) & 0x3fff, height: file.getUint16(28, true) & 0x3fff }
  // Lossless: a signature byte, then 14 bits each, minus one.
  if (chunk === 'VP8L' && file.getUint8(20) === 0x2f) {
    const bits = file.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  // Extended: flags and 24 bits each, minus one.
  return chunk === 'VP8X' ? { width: uint24(file, 24) + 1, height: uint24(file, 27) + 1 } : null
}

function uint24(file: DataView, at: number): number {
  return file.getUint16(at, true) | (file.getUint8(at + 2) << 16)
}

function nameAt(file: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map(offset => file.getUint8(at + offset)))
}
