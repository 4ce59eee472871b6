import type { BrandMark } from '../../types.ts'
import { type Box, mapOutline, mapShapes, moved, type Outline, type Shape } from '../draw/geometry.ts'
import { rectangle, rounded } from '../draw/outlines.ts'
import { capHeight, fitSize, type LineStyle, setLine } from '../type/line.ts'
import { balance } from '../type/paragraph.ts'
import { markShape } from './marks.ts'

export type Align = 'left' | 'centre'

/** Something that a label stacks from top to bottom, drawn from its own top left corner. */
export interface Piece {
  width: number
  height: number
  /** Room above it, unless it is the first. */
  gap: number
  shapes: Shape[]
}

export interface TextOptions extends LineStyle {
  fill: string
  /** The widest that it may be. */
  width: number
  gap?: number
  lines?: number
  leading?: number
  align?: Align
  opacity?: number
}

/** A text as large as asked, or as large as fits the width in so many lines. Nothing for an empty text. */
export function textPiece(text: string, options: TextOptions): Piece[] {
  if (text === '') return []
  const { lines, size } = balance(text, options, options.width, options.lines ?? 1)
  const style = { ...options, size }
  const cap = capHeight(style)
  const step = size * (options.leading ?? 1.02)
  const set = lines.map(line => setLine(line, style))
  const width = Math.max(...set.map(line => line.width))
  const drawn: Outline = set.flatMap((line, index) => {
    const x = options.align === 'left' ? 0 : (width - line.width) / 2
    return mapOutline(line.outline, moved(x, cap + step * index))
  })
  const shape = { outline: drawn, fill: options.fill, opacity: options.opacity }
  return [{ width, height: cap + step * (lines.length - 1), gap: options.gap ?? 0, shapes: [shape] }]
}

export function rulePiece(width: number, thickness: number, fill: string, gap: number, opacity?: number): Piece[] {
  return [
    {
      width,
      height: thickness,
      gap,
      shapes: [{ outline: rectangle({ x: 0, y: 0, width, height: thickness }), fill, opacity }]
    }
  ]
}

export function markPiece(mark: BrandMark, size: number, fill: string, gap = 0): Piece[] {
  return [{ width: size, height: size, gap, shapes: [markShape(mark, size / 2, size / 2, size, fill)] }]
}

/** Text in a filled, rounded tag. */
export function tagPiece(text: string, options: TextOptions & { ground: string; radius?: number }): Piece[] {
  if (text === '') return []
  const pad = options.size * 0.62
  const size = fitSize(text, options, options.width - pad * 2)
  const line = setLine(text, { ...options, size })
  const cap = capHeight({ ...options, size })
  const box = { x: 0, y: 0, width: line.width + pad * 2, height: cap + pad * 1.3 }
  const shapes = [
    { outline: rounded(box, options.radius ?? box.height / 2), fill: options.ground },
    { outline: mapOutline(line.outline, moved(pad, pad * 0.65 + cap)), fill: options.fill }
  ]
  return [{ width: box.width, height: box.height, gap: options.gap ?? 0, shapes }]
}

/** Pieces side by side, centred on each other. */
export function rowPiece(pieces: Piece[], between: number, gap = 0): Piece[] {
  const height = Math.max(0, ...pieces.map(piece => piece.height))
  let x = 0
  const shapes = pieces.flatMap(piece => {
    const placed = mapShapes(piece.shapes, moved(x, (height - piece.height) / 2))
    x += piece.width + between
    return placed
  })
  return pieces.length ? [{ width: x - between, height, gap, shapes }] : []
}

/** Places pieces from top to bottom inside a box; all shrink together when they would overflow. */
export function stack(
  area: Box,
  pieces: Piece[],
  align: Align = 'centre',
  vertical: 'top' | 'middle' | 'bottom' = 'middle'
): Shape[] {
  const natural = pieces.reduce((sum, piece, index) => sum + piece.height + (index ? piece.gap : 0), 0)
  const widest = Math.max(1, ...pieces.map(piece => piece.width))
  const scale = Math.min(1, area.height / Math.max(1, natural), area.width / widest)
  const spare = area.height - natural * scale
  let y = area.y + (vertical === 'top' ? 0 : vertical === 'middle' ? spare / 2 : spare)
  return pieces.flatMap((piece, index) => {
    y += index ? piece.gap * scale : 0
    const x = align === 'left' ? area.x : area.x + (area.width - piece.width * scale) / 2
    const placed = mapShapes(piece.shapes, moved(x, y, scale))
    y += piece.height * scale
    return placed
  })
}
