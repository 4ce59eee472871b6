import { Buffer } from 'node:buffer'
import { deflateSync } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>

/** A PNG of `width` x `height`, striped so that it stays large when compressed. */
export function png(width: number, height: number): Bytes {
  const row = Uint8Array.from({ length: 1 + width * 3 }, (_, at) => (at === 0 ? 0 : (at * 7) % 251))
  const rows = new Uint8Array(row.length * height)
  for (let y = 0; y < height; y++) rows.set(row, y * row.length)
  return pngOf(width, height, new Uint8Array(deflateSync(rows)))
}

/** A valid PNG whose header claims `width` x `height`, with almost no data. */
export function pngThatClaims(width: number, height: number): Bytes {
  return pngOf(width, height, new Uint8Array(deflateSync(new Uint8Array(16))))
}

/** Adds the GPS and author metadata that phones write to a JPEG. */
export function withLocation(jpeg: Bytes): Bytes {
  const exif = Buffer.from('Exif\0\0MM\0\x2a\0\0\0\x08', 'latin1')
  // Two tags in the first directory: Artist, and the offset of the GPS directory with its date tag.
  const first = directory([tag(0x013b, 2, 12, 64), tag(0x8825, 4, 1, 38)])
  const gps = directory([tag(0x001d, 2, 11, 76)])
  const body = Buffer.concat([exif, first, gps])
  const padded = Buffer.concat([
    body,
    Buffer.alloc(70 - body.length),
    Buffer.from(`${SECRET_AUTHOR}\0${SECRET_DATE}\0`)
  ])
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0])
  head.writeUInt16BE(padded.length + 2, 4)
  return Uint8Array.from(Buffer.concat([head, padded, jpeg.subarray(2)]))
}

export const SECRET_AUTHOR = 'Nome Autora'
export const SECRET_DATE = '2026:02:03'

export function dataUrl(bytes: Uint8Array, type = 'image/png'): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}

function pngOf(width: number, height: number, data: Uint8Array): Bytes {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', new Uint8Array())]
  return Uint8Array.from(Buffer.concat([signature, ...chunks]))
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}

function directory(tags: Buffer[]): Buffer {
  const count = Buffer.alloc(2)
  count.writeUInt16BE(tags.length)
  return Buffer.concat([count, ...tags, Buffer.alloc(4)])
}

function tag(id: number, type: number, count: number, value: number): Buffer {
  const entry = Buffer.alloc(12)
  entry.writeUInt16BE(id, 0)
  entry.writeUInt16BE(type, 2)
  entry.writeUInt32BE(count, 4)
  entry.writeUInt32BE(value, 8)
  return entry
}
