import { type Box, inset, type Shape, slice } from '../draw/geometry.ts'
import { frame, rectangle, rounded } from '../draw/outlines.ts'
import type { Label } from './label.ts'
import { markPiece, rulePiece, stack, textPiece } from './pieces.ts'
import { wordmarkPiece } from './wordmark.ts'

/** A framed paper label between two coloured edges, as an old pharmacy would print it. */
export function apothecaryLayout(area: Box, bleed: Box, label: Label): Shape[] {
  const { inks } = label
  const unit = Math.min(area.width, area.height * 0.95)
  const card = inset(area, -area.width * 0.02, area.height * 0.05)
  const text = inset(card, card.width * 0.08, card.height * 0.06)
  const { width } = text
  const words = [
    ...markPiece(label.mark, unit * 0.15, inks.onPaper),
    ...wordmarkPiece(label, { size: unit * 0.082, width, fill: inks.onPaper, gap: unit * 0.055 }),
    ...rulePiece(width * 0.9, unit * 0.006, inks.onPaper, unit * 0.06, 0.6),
    ...textPiece(label.title, {
      face: 'bold',
      size: unit * 0.19,
      width,
      fill: inks.onPaper,
      lines: 3,
      gap: unit * 0.075
    }),
    ...textPiece(label.subtitle, {
      face: 'italic',
      size: unit * 0.082,
      width,
      fill: inks.body,
      gap: unit * 0.06,
      lines: 2,
      leading: 1.15
    }),
    ...rulePiece(width * 0.9, unit * 0.006, inks.onPaper, unit * 0.07, 0.6),
    ...textPiece(label.amount, { face: 'bold', size: unit * 0.076, width, fill: inks.body, gap: unit * 0.06 }),
    ...textPiece(label.note, { face: 'regular', size: unit * 0.06, width, fill: inks.body, gap: unit * 0.05 })
  ]
  return [
    { outline: rectangle(bleed), fill: inks.base },
    { outline: rectangle(slice(bleed, 0, 0.02)), fill: inks.accent },
    { outline: rectangle(slice(bleed, 0.98, 1)), fill: inks.accent },
    { outline: rounded(card, unit * 0.05), fill: inks.paper },
    { outline: frame(inset(card, unit * 0.025), unit * 0.035, unit * 0.007), fill: inks.onPaper, evenOdd: true },
    ...stack(text, words)
  ]
}
