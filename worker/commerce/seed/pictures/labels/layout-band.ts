import { type Box, inset, type Shape, slice } from '../draw/geometry.ts'
import { rectangle } from '../draw/outlines.ts'
import type { Label } from './label.ts'
import { markShape } from './marks.ts'
import { rulePiece, stack, textPiece } from './pieces.ts'
import { wordmarkPiece } from './wordmark.ts'

/** A band with the house's name over a solid field, all centred. */
export function bandLayout(area: Box, bleed: Box, label: Label): Shape[] {
  const { inks } = label
  const { width } = area
  const unit = Math.min(width, area.height * 0.95)
  const band = slice(bleed, 0, 0.2)
  const name = wordmarkPiece(label, { size: unit * 0.115, width: width * 0.98, fill: inks.onAccent })
  const words = [
    ...textPiece(label.title.toUpperCase(), { face: 'extrabold', size: unit * 0.25, width, fill: inks.ink, lines: 3 }),
    ...textPiece(label.subtitle, {
      face: 'medium',
      size: unit * 0.098,
      width: width * 0.94,
      fill: inks.ink,
      gap: unit * 0.075,
      lines: 2,
      leading: 1.15
    }),
    ...rulePiece(unit * 0.42, unit * 0.008, inks.accent, unit * 0.08),
    ...textPiece(label.amount, {
      face: 'bold',
      size: unit * 0.09,
      width: width * 0.94,
      fill: inks.ink,
      gap: unit * 0.08
    }),
    ...textPiece(label.note, {
      face: 'regular',
      size: unit * 0.068,
      width: width * 0.92,
      fill: inks.ink,
      gap: unit * 0.06,
      opacity: 0.9
    })
  ]
  return [
    { outline: rectangle(bleed), fill: inks.base },
    markShape(label.mark, area.x + width * 0.5, area.y + area.height * 0.86, unit * 0.5, inks.accent, 0.1),
    { outline: rectangle(band), fill: inks.accent },
    { outline: rectangle(slice(bleed, 0.205, 0.213)), fill: inks.accent, opacity: 0.8 },
    ...stack(inset(slice(area, 0, 0.2), 0, area.height * 0.03), name),
    ...stack(inset(slice(area, 0.22, 1), 0, area.height * 0.05), words)
  ]
}
