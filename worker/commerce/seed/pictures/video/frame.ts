export const BLOCK_PX = 16
const CHROMA_PX = 8

/** A picture as luma and two chroma planes of half the size (4:2:0, BT.601 studio range). */
export interface Frame {
  columns: number
  rows: number
  luma: Uint8Array
  blue: Uint8Array
  red: Uint8Array
}

/** From packed RGB; both sides are multiples of 16. */
export function frameOf(rgb: Uint8Array, width: number, height: number): Frame {
  const luma = new Uint8Array(width * height)
  const blue = new Uint8Array((width * height) / 4)
  const red = new Uint8Array((width * height) / 4)
  for (let pixel = 0; pixel < width * height; pixel++) luma[pixel] = lumaOf(rgb, pixel * 3)
  for (let y = 0; y < height / 2; y++) {
    for (let x = 0; x < width / 2; x++) {
      const [r, g, b] = meanOfFour(rgb, width, x * 2, y * 2)
      blue[(y * width) / 2 + x] = Math.round(128 - 0.148 * r - 0.291 * g + 0.439 * b)
      red[(y * width) / 2 + x] = Math.round(128 + 0.439 * r - 0.368 * g - 0.071 * b)
    }
  }
  return { columns: width / BLOCK_PX, rows: height / BLOCK_PX, luma, blue, red }
}

/** The 384 samples of one block in the order of I_PCM. */
export function blockBytes(frame: Frame, block: number): Uint8Array {
  const column = block % frame.columns
  const row = Math.floor(block / frame.columns)
  const bytes = new Uint8Array(BLOCK_PX ** 2 + 2 * CHROMA_PX ** 2)
  copyPlane(frame.luma, frame.columns * BLOCK_PX, column, row, BLOCK_PX, bytes, 0)
  copyPlane(frame.blue, frame.columns * CHROMA_PX, column, row, CHROMA_PX, bytes, BLOCK_PX ** 2)
  copyPlane(frame.red, frame.columns * CHROMA_PX, column, row, CHROMA_PX, bytes, BLOCK_PX ** 2 + CHROMA_PX ** 2)
  return bytes
}

export function sameBlock(a: Frame, b: Frame, block: number): boolean {
  const [first, second] = [blockBytes(a, block), blockBytes(b, block)]
  return first.every((value, index) => value === second[index])
}

/** `from`, with the columns of blocks left of `edge` taken from `to`. */
export function wiped(from: Frame, to: Frame, edge: number): Frame {
  const mixed = { ...from, luma: from.luma.slice(), blue: from.blue.slice(), red: from.red.slice() }
  wipePlane(mixed.luma, to.luma, from.columns * BLOCK_PX, edge * BLOCK_PX)
  wipePlane(mixed.blue, to.blue, from.columns * CHROMA_PX, edge * CHROMA_PX)
  wipePlane(mixed.red, to.red, from.columns * CHROMA_PX, edge * CHROMA_PX)
  return mixed
}

function wipePlane(plane: Uint8Array, source: Uint8Array, stride: number, edge: number): void {
  for (let start = 0; start < plane.length; start += stride) plane.set(source.subarray(start, start + edge), start)
}

function copyPlane(
  plane: Uint8Array,
  stride: number,
  column: number,
  row: number,
  size: number,
  bytes: Uint8Array,
  at: number
): void {
  for (let y = 0; y < size; y++) {
    const start = (row * size + y) * stride + column * size
    bytes.set(plane.subarray(start, start + size), at + y * size)
  }
}

function lumaOf(rgb: Uint8Array, at: number): number {
  return Math.round(16 + 0.257 * (rgb[at] ?? 0) + 0.504 * (rgb[at + 1] ?? 0) + 0.098 * (rgb[at + 2] ?? 0))
}

function meanOfFour(rgb: Uint8Array, width: number, x: number, y: number): [number, number, number] {
  const corners = [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1]
  const mean = (channel: number) => corners.reduce((sum, pixel) => sum + (rgb[pixel * 3 + channel] ?? 0), 0) / 4
  return [mean(0), mean(1), mean(2)]
}
