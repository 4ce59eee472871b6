import { type Box, inset, type Shape, slice } from '../draw/geometry.ts'
import { rectangle } from '../draw/outlines.ts'
import type { Label } from './label.ts'
import { markShape } from './marks.ts'
import { rulePiece, stack, textPiece } from './pieces.ts'
import { wordmarkPiece } from './wordmark.ts'

/** A laboratory's look: everything hangs on the left edge, with a large pale mark behind. */
export function columnLayout(area: Box, bleed: Box, label: Label): Shape[] {
  const { inks } = label
  const { width } = area
  const unit = Math.min(width, area.height * 0.95)
  const name = wordmarkPiece(label, { size: unit * 0.1, width, fill: inks.accent, mark: inks.accent })
  const left = { align: 'left', width } as const
  const words = [
    ...textPiece(label.title, {
      ...left,
      face: 'extrabold',
      size: unit * 0.22,
      tracking: -0.02,
      fill: inks.ink,
      lines: 3,
      leading: 0.98
    }),
    ...rulePiece(unit * 0.16, unit * 0.022, inks.accent, unit * 0.07),
    ...textPiece(label.subtitle, {
      ...left,
      face: 'medium',
      size: unit * 0.088,
      fill: inks.ink,
      gap: unit * 0.07,
      lines: 2,
      leading: 1.18
    })
  ]
  const foot = [
    ...textPiece(label.amount, { ...left, face: 'bold', size: unit * 0.085, fill: inks.onAccent }),
    ...textPiece(label.note, { ...left, face: 'regular', size: unit * 0.064, fill: inks.onAccent, gap: unit * 0.04 })
  ]
  return [
    { outline: rectangle(bleed), fill: inks.base },
    markShape(label.mark, area.x + width * 0.92, area.y + area.height * 0.3, unit * 0.95, inks.accent, 0.12),
    { outline: rectangle(slice(bleed, 0.8, 1)), fill: inks.accent },
    ...stack(slice(area, 0.07, 0.16), name, 'left', 'top'),
    ...stack(slice(area, 0.24, 0.75), words, 'left', 'middle'),
    ...stack(inset(slice(area, 0.8, 1), 0, area.height * 0.04), foot, 'left', 'middle')
  ]
}
