import { mix } from '../draw/colour.ts'
import { type Box, type Shape, slice } from '../draw/geometry.ts'
import { rectangle, waveField } from '../draw/outlines.ts'
import type { Label } from './label.ts'
import { markPiece, stack, textPiece } from './pieces.ts'
import { wordmarkPiece } from './wordmark.ts'

/** Layers of water rising from the foot of the label. */
export function waveLayout(area: Box, bleed: Box, label: Label): Shape[] {
  const { inks } = label
  const { width, height } = area
  const unit = Math.min(width, height * 0.95)
  const words = [
    ...textPiece(label.title, {
      face: 'bold',
      size: unit * 0.225,
      width,
      fill: inks.ink,
      tracking: -0.01,
      lines: 3,
      leading: 1
    }),
    ...textPiece(label.subtitle, {
      face: 'regular',
      size: unit * 0.09,
      width: width * 0.94,
      fill: inks.ink,
      gap: unit * 0.07,
      lines: 2,
      leading: 1.15
    })
  ]
  const head = [
    ...markPiece(label.mark, unit * 0.13, inks.accent),
    ...wordmarkPiece(label, { size: unit * 0.088, width, fill: inks.ink, gap: unit * 0.045 })
  ]
  const foot = [
    ...textPiece(label.amount, { face: 'bold', size: unit * 0.088, width: width * 0.94, fill: inks.onAccent }),
    ...textPiece(label.note, {
      face: 'medium',
      size: unit * 0.064,
      width: width * 0.92,
      fill: inks.onAccent,
      gap: unit * 0.04
    })
  ]
  const layer = (from: number, part: number, waves: number): Shape => ({
    outline: waveField(slice(bleed, from, 1), height * 0.045, waves),
    fill: mix(inks.base, inks.accent, part)
  })
  return [
    { outline: rectangle(bleed), fill: inks.base },
    layer(0.7, 0.28, 2),
    layer(0.745, 0.6, 3),
    layer(0.79, 1, 2),
    ...stack(slice(area, 0.06, 0.25), head),
    ...stack(slice(area, 0.28, 0.67), words),
    ...stack(slice(area, 0.845, 0.96), foot)
  ]
}
