import { type Box, type Shape, slice } from '../draw/geometry.ts'
import { ellipse, rectangle } from '../draw/outlines.ts'
import type { Label } from './label.ts'
import { markPiece, rulePiece, stack, textPiece } from './pieces.ts'
import { wordmarkPiece } from './wordmark.ts'

/** A round seal that carries the name of the product, in the manner of a small maker. */
export function sealLayout(area: Box, bleed: Box, label: Label): Shape[] {
  const { inks } = label
  const { width, height } = area
  const unit = Math.min(width, height * 0.95)
  const radius = Math.min(width * 0.51, height * 0.335)
  const centre = { x: area.x + width / 2, y: area.y + height * 0.52 }
  const inner = {
    x: centre.x - radius * 0.76,
    y: centre.y - radius * 0.66,
    width: radius * 1.52,
    height: radius * 1.32
  }
  const words = [
    ...markPiece(label.mark, radius * 0.27, inks.onAccent),
    ...textPiece(label.title, {
      face: 'extrabold',
      size: radius * 0.44,
      width: inner.width,
      fill: inks.onAccent,
      lines: 3,
      leading: 0.98,
      gap: radius * 0.1
    }),
    ...rulePiece(radius * 0.4, radius * 0.014, inks.onAccent, radius * 0.13, 0.7),
    ...textPiece(label.subtitle, {
      face: 'medium',
      size: radius * 0.17,
      width: inner.width * 0.94,
      fill: inks.onAccent,
      gap: radius * 0.12,
      lines: 2,
      leading: 1.12
    })
  ]
  const foot = [
    ...textPiece(label.amount, { face: 'bold', size: unit * 0.08, width: width * 0.9, fill: inks.ink }),
    ...textPiece(label.note, {
      face: 'regular',
      size: unit * 0.062,
      width: width * 0.9,
      fill: inks.ink,
      gap: unit * 0.035
    })
  ]
  return [
    { outline: rectangle(bleed), fill: inks.base },
    { outline: rectangle(slice(bleed, 0, 0.025)), fill: inks.accent },
    { outline: rectangle(slice(bleed, 0.975, 1)), fill: inks.accent },
    { outline: ellipse(centre.x, centre.y, radius), fill: inks.accent },
    {
      outline: [...ellipse(centre.x, centre.y, radius * 0.945), ...ellipse(centre.x, centre.y, radius * 0.93)],
      fill: inks.onAccent,
      evenOdd: true
    },
    ...stack(
      slice(area, 0.055, 0.15),
      wordmarkPiece(label, { size: unit * 0.115, width: width * 0.96, fill: inks.ink })
    ),
    ...stack(inner, words),
    ...stack(slice(area, 0.875, 0.96), foot)
  ]
}
