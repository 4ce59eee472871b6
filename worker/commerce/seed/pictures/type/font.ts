import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Outline } from '../draw/geometry.ts'
import { readGlyph } from './glyph.ts'
import { readKerning } from './kerning.ts'

export type Face = 'regular' | 'medium' | 'semibold' | 'bold' | 'extrabold' | 'black' | 'italic' | 'blackItalic'

export interface Font {
  unitsPerEm: number
  capHeight: number
  xHeight: number
  glyphOf(codePoint: number): number
  /** Advance in font units. */
  advance(glyph: number): number
  kerning(left: number, right: number): number
  /** In font units, y downward, baseline at 0. */
  outline(glyph: number): Outline
}

const FILES: Record<Face, string> = {
  regular: '400Regular/Figtree_400Regular.ttf',
  medium: '500Medium/Figtree_500Medium.ttf',
  semibold: '600SemiBold/Figtree_600SemiBold.ttf',
  bold: '700Bold/Figtree_700Bold.ttf',
  extrabold: '800ExtraBold/Figtree_800ExtraBold.ttf',
  black: '900Black/Figtree_900Black.ttf',
  italic: '500Medium_Italic/Figtree_500Medium_Italic.ttf',
  blackItalic: '900Black_Italic/Figtree_900Black_Italic.ttf'
}

const loaded = new Map<Face, Font>()

/** The outlines come from the TrueType file itself, so that every machine draws the same and labels can be bent. */
export function font(face: Face): Font {
  const known = loaded.get(face)
  if (known) return known
  const made = readFont(readFileSync(join(fontFolder(), FILES[face])))
  loaded.set(face, made)
  return made
}

function fontFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/figtree/package.json'))
}

function readFont(file: Buffer): Font {
  const table = readTables(file)
  const longOffsets = table('head').readInt16BE(50) === 1
  const metricCount = table('hhea').readUInt16BE(34)
  const [loca, glyf, hmtx, os2] = [table('loca'), table('glyf'), table('hmtx'), table('OS/2')]
  const outlines = new Map<number, Outline>()
  const offset = (glyph: number) => (longOffsets ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2)
  const bytes = (glyph: number) => glyf.subarray(offset(glyph), offset(glyph + 1))
  const characters = readCharacters(table('cmap'))
  return {
    unitsPerEm: table('head').readUInt16BE(18),
    capHeight: os2.readInt16BE(88),
    xHeight: os2.readInt16BE(86),
    glyphOf: codePoint => characters.get(codePoint) ?? 0,
    advance: glyph => hmtx.readUInt16BE(Math.min(glyph, metricCount - 1) * 4),
    kerning: readKerning(table('GPOS')),
    outline: glyph => remember(outlines, glyph, () => readGlyph(bytes, glyph))
  }
}

function remember<Value>(store: Map<number, Value>, key: number, make: () => Value): Value {
  const value = store.get(key) ?? make()
  store.set(key, value)
  return value
}

function readTables(file: Buffer): (tag: string) => Buffer {
  const entries = Array.from({ length: file.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  return tag => {
    const entry = entries.find(at => file.toString('latin1', at, at + 4) === tag)
    if (entry === undefined) throw new Error(`the font has no ${tag} table`)
    const start = file.readUInt32BE(entry + 8)
    return file.subarray(start, start + file.readUInt32BE(entry + 12))
  }
}

/** OpenType cmap, format 4 (the basic plane), which is all that labels need. */
function readCharacters(cmap: Buffer): Map<number, number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index))
  const start = starts.find(at => cmap.readUInt16BE(at) === 4)
  if (start === undefined) throw new Error('the font has no format 4 character map')
  const count = cmap.readUInt16BE(start + 6) / 2
  const found = new Map<number, number>()
  for (let index = 0; index < count; index++) readRange(cmap, start + 14 + index * 2, count, found)
  return found
}

function readRange(cmap: Buffer, endAt: number, count: number, found: Map<number, number>): void {
  const startAt = endAt + count * 2 + 2
  const deltaAt = startAt + count * 2
  const rangeAt = deltaAt + count * 2
  const range = cmap.readUInt16BE(rangeAt)
  const first = cmap.readUInt16BE(startAt)
  for (let code = first; code <= cmap.readUInt16BE(endAt) && code < 0xffff; code++) {
    const raw = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + (code - first) * 2)
    if (raw !== 0) found.set(code, (raw + cmap.readUInt16BE(deltaAt)) & 0xffff)
  }
}
