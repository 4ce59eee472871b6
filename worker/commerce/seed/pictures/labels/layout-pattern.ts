import { type Box, type Shape, slice } from '../draw/geometry.ts'
import { rectangle } from '../draw/outlines.ts'
import type { Label } from './label.ts'
import { markShape } from './marks.ts'
import { stack, textPiece } from './pieces.ts'
import { wordmarkPiece } from './wordmark.ts'

const COLUMNS = 9

/** The brand's mark printed as a cloth above a plain field. */
export function patternLayout(area: Box, bleed: Box, label: Label): Shape[] {
  const { inks } = label
  const { width, height } = area
  const unit = Math.min(width, height * 0.95)
  const plate = slice(bleed, 0.3, 0.42)
  const words = [
    ...textPiece(label.title, { face: 'extrabold', size: unit * 0.21, width, fill: inks.ink, lines: 3, leading: 0.98 }),
    ...textPiece(label.subtitle, {
      face: 'medium',
      size: unit * 0.085,
      width: width * 0.96,
      fill: inks.ink,
      gap: unit * 0.07,
      lines: 2,
      leading: 1.15
    })
  ]
  const foot = [
    ...textPiece(label.amount, { face: 'bold', size: unit * 0.084, width: width * 0.94, fill: inks.ink }),
    ...textPiece(label.note, {
      face: 'regular',
      size: unit * 0.062,
      width: width * 0.92,
      fill: inks.ink,
      gap: unit * 0.045
    })
  ]
  return [
    { outline: rectangle(bleed), fill: inks.base },
    ...cloth(slice(bleed, 0, 0.3), label),
    { outline: rectangle(plate), fill: inks.accent },
    ...stack(slice(area, 0.32, 0.4), wordmarkPiece(label, { size: unit * 0.1, width, fill: inks.onAccent })),
    ...stack(slice(area, 0.46, 0.79), words),
    ...stack(slice(area, 0.83, 0.95), foot)
  ]
}

function cloth(box: Box, label: Label): Shape[] {
  const step = box.width / COLUMNS
  const rows = Math.ceil(box.height / step)
  const tall = box.height / rows
  const places = Array.from({ length: rows * COLUMNS }, (_, index) => ({
    row: Math.floor(index / COLUMNS),
    column: index % COLUMNS
  }))
  return places.map(({ row, column }) =>
    markShape(
      label.mark,
      box.x + step * (column + 0.5),
      box.y + tall * (row + 0.5),
      Math.min(step, tall) * 0.72,
      (row + column) % 2 ? label.inks.accent : label.inks.ink,
      (row + column) % 2 ? 1 : 0.75
    )
  )
}
