import { readable } from '../draw/colour.ts'
import { type Box, inset, type Shape, slice } from '../draw/geometry.ts'
import { ellipse, rectangle } from '../draw/outlines.ts'
import type { Label } from './label.ts'
import { markPiece, stack, tagPiece, textPiece } from './pieces.ts'
import { wordmarkPiece } from './wordmark.ts'

/** White above, colour below with a rounded top edge: friendly, for the whole family. */
export function splitLayout(area: Box, bleed: Box, label: Label): Shape[] {
  const { inks } = label
  const { width } = area
  const unit = Math.min(width, area.height * 0.95)
  const centre = { x: area.x + width / 2, y: area.y + area.height * 0.4 }
  const house = readable(inks.accent, inks.paper, 3)
  const head = [
    ...markPiece(label.mark, unit * 0.15, house),
    ...wordmarkPiece(label, { size: unit * 0.115, width: width * 0.94, fill: house, gap: unit * 0.045 })
  ]
  const words = [
    ...textPiece(label.title, {
      face: 'black',
      size: unit * 0.23,
      width: width * 0.98,
      tracking: -0.015,
      fill: inks.ink,
      lines: 3,
      leading: 0.96
    }),
    ...textPiece(label.subtitle, {
      face: 'semibold',
      size: unit * 0.086,
      width: width * 0.94,
      fill: inks.ink,
      gap: unit * 0.07,
      lines: 2,
      leading: 1.15
    }),
    ...tagPiece(label.amount, {
      face: 'bold',
      size: unit * 0.076,
      width: width * 0.9,
      fill: inks.onAccent,
      ground: inks.accent,
      gap: unit * 0.07
    }),
    ...textPiece(label.note, {
      face: 'medium',
      size: unit * 0.062,
      width: width * 0.9,
      fill: inks.ink,
      gap: unit * 0.05
    })
  ]
  return [
    { outline: rectangle(bleed), fill: inks.paper },
    { outline: ellipse(centre.x, centre.y + area.height * 0.1, width * 1.1, area.height * 0.14), fill: inks.accent },
    { outline: ellipse(centre.x, centre.y + area.height * 0.118, width * 1.1, area.height * 0.14), fill: inks.base },
    { outline: rectangle(slice(bleed, 0.515, 1)), fill: inks.base },
    ...stack(inset(slice(area, 0.04, 0.32), 0), head),
    ...stack(slice(area, 0.44, 0.95), words)
  ]
}
