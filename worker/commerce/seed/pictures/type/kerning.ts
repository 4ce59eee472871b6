const PAIR_ADJUSTMENT = 2
const PAIR_RECORD_BYTES = 4

type Kerning = (left: number, right: number) => number | undefined

/** Reads the pair kerning of an OpenType GPOS table (lookup type 2; only the first glyph's advance changes). */
export function readKerning(gpos: Buffer): (left: number, right: number) => number {
  const list = gpos.readUInt16BE(8)
  const lookups = offsets(gpos, list, list).filter(at => gpos.readUInt16BE(at) === PAIR_ADJUSTMENT)
  const tables = lookups.map(at => offsets(gpos, at + 4, at).map(subtable => readSubtable(gpos, subtable)))
  return (left, right) => tables.reduce((sum, subtables) => sum + firstOf(subtables, left, right), 0)
}

function firstOf(subtables: Kerning[], left: number, right: number): number {
  for (const subtable of subtables) {
    const value = subtable(left, right)
    if (value !== undefined) return value
  }
  return 0
}

function offsets(data: Buffer, at: number, base: number): number[] {
  return Array.from({ length: data.readUInt16BE(at) }, (_, index) => base + data.readUInt16BE(at + 2 + index * 2))
}

function readSubtable(gpos: Buffer, at: number): Kerning {
  const covered = readCoverage(gpos, at + gpos.readUInt16BE(at + 2))
  return gpos.readUInt16BE(at) === 1 ? readPairs(gpos, at, covered) : readClasses(gpos, at, covered)
}

function readPairs(gpos: Buffer, at: number, covered: Map<number, number>): Kerning {
  const sets = offsets(gpos, at + 8, at).map(set => readPairSet(gpos, set))
  return (left, right) => sets[covered.get(left) ?? -1]?.get(right)
}

function readPairSet(gpos: Buffer, at: number): Map<number, number> {
  const records = Array.from({ length: gpos.readUInt16BE(at) }, (_, index) => at + 2 + index * PAIR_RECORD_BYTES)
  return new Map(records.map(record => [gpos.readUInt16BE(record), gpos.readInt16BE(record + 2)]))
}

function readClasses(gpos: Buffer, at: number, covered: Map<number, number>): Kerning {
  const first = readClassDefinition(gpos, at + gpos.readUInt16BE(at + 8))
  const second = readClassDefinition(gpos, at + gpos.readUInt16BE(at + 10))
  const columns = gpos.readUInt16BE(at + 14)
  return (left, right) => {
    if (!covered.has(left)) return undefined
    const cell = (first.get(left) ?? 0) * columns + (second.get(right) ?? 0)
    return gpos.readInt16BE(at + 16 + cell * 2)
  }
}

/** Glyph to coverage index. */
function readCoverage(gpos: Buffer, at: number): Map<number, number> {
  const count = gpos.readUInt16BE(at + 2)
  if (gpos.readUInt16BE(at) === 1) {
    return new Map(Array.from({ length: count }, (_, index) => [gpos.readUInt16BE(at + 4 + index * 2), index]))
  }
  return readRanges(gpos, at + 4, count, (start, first, glyph) => start + glyph - first)
}

function readClassDefinition(gpos: Buffer, at: number): Map<number, number> {
  if (gpos.readUInt16BE(at) === 2) return readRanges(gpos, at + 4, gpos.readUInt16BE(at + 2), value => value)
  const first = gpos.readUInt16BE(at + 2)
  const count = gpos.readUInt16BE(at + 4)
  return new Map(Array.from({ length: count }, (_, index) => [first + index, gpos.readUInt16BE(at + 6 + index * 2)]))
}

type RangeValue = (value: number, first: number, glyph: number) => number

function readRanges(gpos: Buffer, at: number, count: number, entryOf: RangeValue): Map<number, number> {
  const found = new Map<number, number>()
  for (let index = 0; index < count; index++) {
    const record = at + index * 6
    const first = gpos.readUInt16BE(record)
    const value = gpos.readUInt16BE(record + 4)
    for (let glyph = first; glyph <= gpos.readUInt16BE(record + 2); glyph++)
      found.set(glyph, entryOf(value, first, glyph))
  }
  return found
}
