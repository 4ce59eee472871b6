import { type Box, type Shape, slice } from '../draw/geometry.ts'
import { polygon, rectangle } from '../draw/outlines.ts'
import type { Label } from './label.ts'
import { markShape } from './marks.ts'
import { stack, tagPiece, textPiece } from './pieces.ts'
import { wordmarkPiece } from './wordmark.ts'

/** For bars and tubes: the house at the left end, the product along the middle, the amount at the right. */
export function wideLayout(area: Box, bleed: Box, label: Label): Shape[] {
  const { inks } = label
  const { width, height } = area
  const part = (from: number, to: number): Box => ({
    x: area.x + width * from,
    y: area.y,
    width: width * (to - from),
    height
  })
  const [house, words, foot] = [part(0, 0.23), part(0.33, 0.77), part(0.81, 1)]
  const edge = area.x + width * 0.28
  const lean = height * 0.3
  const left = { align: 'left' } as const
  return [
    { outline: rectangle(bleed), fill: inks.base },
    markShape(label.mark, area.x + width * 0.86, area.y + height * 0.5, height * 1.25, inks.ink, 0.08),
    { outline: leaningField(bleed, edge, lean), fill: inks.accent },
    { outline: leaningLine(bleed, edge + height * 0.06, lean, height * 0.035), fill: inks.accent },
    markShape(label.mark, house.x + house.width / 2, area.y + height * 0.33, height * 0.26, inks.onAccent),
    ...stack(
      slice(house, 0.52, 0.82),
      wordmarkPiece(label, { size: height * 0.15, width: house.width, fill: inks.onAccent })
    ),
    ...stack(
      slice(words, 0.14, 0.86),
      [
        ...textPiece(label.title.toUpperCase(), {
          ...left,
          face: 'black',
          size: height * 0.34,
          width: words.width,
          fill: inks.ink,
          lines: 2,
          leading: 0.92
        }),
        ...textPiece(label.subtitle, {
          ...left,
          face: 'medium',
          size: height * 0.13,
          width: words.width,
          fill: inks.ink,
          gap: height * 0.08,
          lines: 2,
          leading: 1.1
        })
      ],
      'left'
    ),
    ...stack(slice(foot, 0.15, 0.85), [
      ...tagPiece(label.amount, {
        face: 'extrabold',
        size: height * 0.15,
        width: foot.width,
        fill: inks.onAccent,
        ground: inks.accent
      }),
      ...textPiece(label.note, {
        face: 'medium',
        size: height * 0.1,
        width: foot.width,
        fill: inks.ink,
        gap: height * 0.07,
        lines: 2,
        leading: 1.1
      })
    ])
  ]
}

function leaningField(bleed: Box, edge: number, lean: number) {
  const bottom = bleed.y + bleed.height
  return polygon([
    { x: bleed.x, y: bleed.y },
    { x: edge + lean / 2, y: bleed.y },
    { x: edge - lean / 2, y: bottom },
    { x: bleed.x, y: bottom }
  ])
}

function leaningLine(bleed: Box, edge: number, lean: number, thickness: number) {
  const bottom = bleed.y + bleed.height
  return polygon([
    { x: edge + lean / 2, y: bleed.y },
    { x: edge + lean / 2 + thickness, y: bleed.y },
    { x: edge - lean / 2 + thickness, y: bottom },
    { x: edge - lean / 2, y: bottom }
  ])
}
