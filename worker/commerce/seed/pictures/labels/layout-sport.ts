import { type Box, inset, type Shape, slice } from '../draw/geometry.ts'
import { polygon, rectangle } from '../draw/outlines.ts'
import type { Label } from './label.ts'
import { markShape } from './marks.ts'
import { stack, tagPiece, textPiece } from './pieces.ts'
import { wordmarkPiece } from './wordmark.ts'

/** Slanted slashes and heavy italics: made to be read across a gym. */
export function sportLayout(area: Box, bleed: Box, label: Label): Shape[] {
  const { inks } = label
  const { width, height } = area
  const unit = Math.min(width, height * 0.95)
  const name = wordmarkPiece(label, { size: unit * 0.135, width, fill: inks.accent, mark: inks.accent })
  const words = [
    ...textPiece(label.title.toUpperCase(), {
      face: 'blackItalic',
      size: unit * 0.32,
      width,
      tracking: -0.02,
      fill: inks.ink,
      lines: 3,
      leading: 0.88,
      align: 'left'
    }),
    ...tagPiece(label.subtitle.toUpperCase(), {
      face: 'bold',
      size: unit * 0.07,
      tracking: 0.04,
      width,
      fill: inks.onAccent,
      ground: inks.accent,
      radius: unit * 0.012,
      gap: unit * 0.07
    })
  ]
  const foot = [
    ...textPiece(label.amount, { face: 'extrabold', size: unit * 0.1, width, fill: inks.ink, align: 'left' }),
    ...textPiece(label.note, {
      face: 'medium',
      size: unit * 0.066,
      width,
      fill: inks.ink,
      gap: unit * 0.045,
      align: 'left'
    })
  ]
  return [
    { outline: rectangle(bleed), fill: inks.base },
    markShape(label.mark, area.x + width * 0.78, area.y + height * 0.56, unit * 1.15, inks.ink, 0.07),
    slash(bleed, area, 0.675, 0.075, inks.accent),
    slash(bleed, area, 0.763, 0.028, inks.accent),
    slash(bleed, area, 0.804, 0.012, inks.accent),
    ...stack(slice(area, 0.055, 0.175), name, 'left'),
    ...stack(inset(slice(area, 0.25, 0.62), 0), words, 'left'),
    ...stack(inset(slice(area, 0.87, 0.975), 0), foot, 'left', 'bottom')
  ]
}

/** A band that climbs to the right, `from` and `thickness` in fractions of the height. */
function slash(bleed: Box, area: Box, from: number, thickness: number, fill: string): Shape {
  const rise = area.height * 0.11
  const y = area.y + area.height * from
  const [left, right] = [bleed.x, bleed.x + bleed.width]
  const deep = area.height * thickness
  return {
    outline: polygon([
      { x: left, y: y + rise * 0.2 },
      { x: right, y: y - rise },
      { x: right, y: y - rise + deep },
      { x: left, y: y + rise * 0.2 + deep }
    ]),
    fill,
    opacity: 0.95
  }
}
