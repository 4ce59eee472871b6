import { type Box, mapShapes, type Shape, slice, turned } from '../draw/geometry.ts'
import { rectangle } from '../draw/outlines.ts'
import type { Label } from './label.ts'
import { markShape } from './marks.ts'
import { rulePiece, stack, tagPiece, textPiece } from './pieces.ts'
import { wordmarkPiece } from './wordmark.ts'

/** The house's name climbs a coloured stripe on the left; the product stands beside it. */
export function stripeLayout(area: Box, bleed: Box, label: Label): Shape[] {
  const { inks } = label
  const { width, height } = area
  const stripe = width * 0.22
  const field = { x: area.x + stripe + width * 0.06, y: area.y, width: width * 0.72, height }
  const unit = Math.min(field.width * 1.15, height * 0.95)
  const left = { align: 'left', width: field.width } as const
  const words = [
    ...textPiece(label.title.toUpperCase(), {
      ...left,
      face: 'black',
      size: unit * 0.24,
      tracking: -0.01,
      fill: inks.ink,
      lines: 3,
      leading: 0.9,
      stretch: 0.9
    }),
    ...textPiece(label.subtitle, {
      ...left,
      face: 'medium',
      size: unit * 0.09,
      fill: inks.ink,
      gap: unit * 0.08,
      lines: 3,
      leading: 1.15
    }),
    ...rulePiece(unit * 0.2, unit * 0.016, inks.accent, unit * 0.08)
  ]
  const foot = [
    ...tagPiece(label.amount, {
      ...left,
      face: 'extrabold',
      size: unit * 0.085,
      fill: inks.onAccent,
      ground: inks.accent,
      radius: unit * 0.02
    }),
    ...textPiece(label.note, { ...left, face: 'medium', size: unit * 0.066, fill: inks.ink, gap: unit * 0.05 })
  ]
  return [
    { outline: rectangle(bleed), fill: inks.base },
    { outline: rectangle({ x: bleed.x, y: area.y, width: area.x + stripe - bleed.x, height }), fill: inks.accent },
    markShape(label.mark, area.x + stripe * 0.5, area.y + height * 0.1, stripe * 0.66, inks.onAccent),
    ...climbingName(area, stripe, label),
    ...stack(slice(field, 0.1, 0.7), words, 'left'),
    ...stack(slice(field, 0.75, 0.93), foot, 'left', 'bottom')
  ]
}

function climbingName(area: Box, stripe: number, label: Label): Shape[] {
  const room = area.height * 0.74
  const name = wordmarkPiece(label, { size: stripe * 0.62, width: room, fill: label.inks.onAccent })
  const flat = stack({ x: 0, y: -stripe / 2, width: room, height: stripe }, name, 'left')
  return mapShapes(flat, turned(-90, area.x + stripe * 0.5, area.y + area.height * 0.94))
}
