import { type Box, type Shape, slice } from '../draw/geometry.ts'
import { ellipse, rectangle } from '../draw/outlines.ts'
import type { Label } from './label.ts'
import { rulePiece, stack, textPiece } from './pieces.ts'
import { wordmarkPiece } from './wordmark.ts'

/** Much room, small type, one round of colour behind the name. */
export function minimalLayout(area: Box, bleed: Box, label: Label): Shape[] {
  const { inks } = label
  const { width, height } = area
  const unit = Math.min(width, height * 0.95)
  const left = { align: 'left', width } as const
  const words = [
    ...textPiece(label.title, {
      ...left,
      face: 'semibold',
      size: unit * 0.21,
      tracking: -0.03,
      fill: inks.ink,
      lines: 3,
      leading: 1
    }),
    ...textPiece(label.subtitle, {
      ...left,
      face: 'regular',
      size: unit * 0.092,
      fill: inks.ink,
      gap: unit * 0.075,
      lines: 2,
      leading: 1.2
    })
  ]
  const foot = [
    ...rulePiece(width, unit * 0.006, inks.ink, 0, 0.5),
    ...textPiece(label.amount, { ...left, face: 'semibold', size: unit * 0.098, fill: inks.ink, gap: unit * 0.055 }),
    ...textPiece(label.note, { ...left, face: 'regular', size: unit * 0.074, fill: inks.ink, gap: unit * 0.045 })
  ]
  return [
    { outline: rectangle(bleed), fill: inks.base },
    { outline: ellipse(area.x + width * 0.86, area.y + height * 0.06, unit * 0.44), fill: inks.accent, opacity: 0.22 },
    { outline: ellipse(area.x + width * 0.95, area.y + height * 0.17, unit * 0.17), fill: inks.accent, opacity: 0.85 },
    ...stack(
      slice(area, 0.07, 0.16),
      wordmarkPiece(label, { size: unit * 0.11, width: width * 0.72, fill: inks.ink }),
      'left',
      'top'
    ),
    ...stack(slice(area, 0.35, 0.74), words, 'left'),
    ...stack(slice(area, 0.77, 0.95), foot, 'left', 'bottom')
  ]
}
