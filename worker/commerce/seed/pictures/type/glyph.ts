import { mapOutline, type Outline, type Point } from '../draw/geometry.ts'

interface ContourPoint extends Point {
  onCurve: boolean
}

const ON_CURVE = 1
const REPEAT = 8
const MORE_PARTS = 0x20
const WORD_ARGUMENTS = 1
const HAS_SCALE = 8
const HAS_XY_SCALE = 0x40
const HAS_MATRIX = 0x80

/** Reads one glyph of the TrueType `glyf` table, composites included (accented letters). */
export function readGlyph(bytes: (glyph: number) => Buffer, glyph: number): Outline {
  const data = bytes(glyph)
  if (data.length === 0) return []
  const contours = data.readInt16BE(0)
  return contours < 0 ? readComposite(bytes, data) : readSimple(data, contours)
}

function readSimple(data: Buffer, contours: number): Outline {
  const ends = Array.from({ length: contours }, (_, index) => data.readUInt16BE(10 + index * 2))
  const count = (ends.at(-1) ?? -1) + 1
  const instructions = data.readUInt16BE(10 + contours * 2)
  const { flags, next } = readFlags(data, 12 + contours * 2 + instructions, count)
  const xs = readDeltas(data, next, flags, 2, 16)
  const ys = readDeltas(data, xs.next, flags, 4, 32)
  const points = flags.map((flag, index) => ({
    x: xs.values[index] ?? 0,
    y: -(ys.values[index] ?? 0),
    onCurve: (flag & ON_CURVE) !== 0
  }))
  return ends.flatMap((end, index) => contourOutline(points.slice((ends[index - 1] ?? -1) + 1, end + 1)))
}

function readFlags(data: Buffer, start: number, count: number): { flags: number[]; next: number } {
  const flags: number[] = []
  let next = start
  while (flags.length < count) {
    const flag = data.readUInt8(next++)
    const times = flag & REPEAT ? data.readUInt8(next++) : 0
    for (let index = 0; index <= times; index++) flags.push(flag)
  }
  return { flags, next }
}

function readDeltas(data: Buffer, start: number, flags: number[], short: number, same: number) {
  let next = start
  let value = 0
  const values = flags.map(flag => {
    if (flag & short) value += flag & same ? data.readUInt8(next++) : -data.readUInt8(next++)
    else if (!(flag & same)) {
      value += data.readInt16BE(next)
      next += 2
    }
    return value
  })
  return { values, next }
}

function contourOutline(points: ContourPoint[]): Outline {
  const full = withImpliedPoints(points)
  const first = full.findIndex(point => point.onCurve)
  const start = full[first]
  if (!start) return []
  const ring = [...full.slice(first + 1), ...full.slice(0, first + 1)]
  const segments: Outline = [{ kind: 'M', points: [start] }]
  for (let index = 0; index < ring.length; index++) {
    const [point, after] = [ring[index], ring[index + 1]]
    if (point && !point.onCurve && after) {
      segments.push({ kind: 'Q', points: [point, after] })
      index++
    } else if (point) segments.push({ kind: 'L', points: [point] })
  }
  return [...segments, { kind: 'Z', points: [] }]
}

/** Two control points in a row have an on-curve point half-way between them. */
function withImpliedPoints(points: ContourPoint[]): ContourPoint[] {
  return points.flatMap((point, index) => {
    const before = points.at(index - 1)
    if (!before || before.onCurve || point.onCurve) return [point]
    return [{ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2, onCurve: true }, point]
  })
}

function readComposite(bytes: (glyph: number) => Buffer, data: Buffer): Outline {
  const parts: Outline = []
  let at = 10
  let flags = MORE_PARTS
  while (flags & MORE_PARTS) {
    flags = data.readUInt16BE(at)
    const glyph = data.readUInt16BE(at + 2)
    const words = (flags & WORD_ARGUMENTS) !== 0
    const dx = words ? data.readInt16BE(at + 4) : data.readInt8(at + 4)
    const dy = words ? data.readInt16BE(at + 6) : data.readInt8(at + 5)
    at += words ? 8 : 6
    const matrix = readMatrix(data, at, flags)
    at += matrix.length
    parts.push(...mapOutline(readGlyph(bytes, glyph), point => placePart(matrix, dx, dy, point)))
  }
  return parts
}

interface Matrix {
  length: number
  xx: number
  xy: number
  yx: number
  yy: number
}

function readMatrix(data: Buffer, at: number, flags: number): Matrix {
  const value = (index: number) => data.readInt16BE(at + index * 2) / 16384
  if (flags & HAS_MATRIX) return { length: 8, xx: value(0), xy: value(1), yx: value(2), yy: value(3) }
  if (flags & HAS_XY_SCALE) return { length: 4, xx: value(0), xy: 0, yx: 0, yy: value(1) }
  if (flags & HAS_SCALE) return { length: 2, xx: value(0), xy: 0, yx: 0, yy: value(0) }
  return { length: 0, xx: 1, xy: 0, yx: 0, yy: 1 }
}

/** The matrix is written for y upward; our points have y downward. */
function placePart({ xx, xy, yx, yy }: Matrix, dx: number, dy: number, point: Point): Point {
  const up = -point.y
  return { x: point.x * xx + up * yx + dx, y: -(point.x * xy + up * yy + dy) }
}
