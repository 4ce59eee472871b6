import { type Canvas, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter } from '../draw/colour.ts'
import type { Box, Shape } from '../draw/geometry.ts'
import { flatLight } from '../draw/light.ts'
import { rectangle } from '../draw/outlines.ts'
import type { Label } from '../labels/label.ts'
import { markPiece, stack, textPiece } from '../labels/pieces.ts'
import { wordmarkPiece } from '../labels/wordmark.ts'
import { printPanel, type Quad, quadPath } from './panel.ts'

export interface Carton {
  /** Width of the front and of the side as they are seen, and the height of the nearest edge. */
  front: number
  side: number
  height: number
}

/** A carton turned a little to the right, seen from slightly above. Its nearest edge stands at x = front * 0.5 - side * 0.5. */
export function drawCarton(canvas: Canvas, label: Label, { front, side, height }: Carton): string {
  const edge = (front - side) / 2
  const [left, right] = [edge - front, edge + side]
  const [rise, run] = [front * 0.06, side * 0.22]
  const face: Quad = [
    { x: left, y: -height - rise * 0.15 },
    { x: edge, y: -height },
    { x: edge, y: 0 },
    { x: left, y: -rise }
  ]
  const flank: Quad = [
    { x: edge, y: -height },
    { x: right, y: -height - run * 0.16 },
    { x: right, y: -run },
    { x: edge, y: 0 }
  ]
  const roof: Quad = [
    { x: left, y: -height - rise * 0.15 },
    { x: left + side * 0.8, y: -height - run * 0.9 },
    { x: right, y: -height - run * 0.16 },
    { x: edge, y: -height }
  ]
  const top =
    label.layout({ x: 0, y: 0, width: 1, height: 1 }, { x: 0, y: 0, width: 1, height: 1 }, label)[0]?.fill ??
    label.inks.base
  return (
    cartonShadow(canvas, left, edge, right, side) +
    pathSvg(quadPath(roof), lighter(top, 0.32)) +
    printPanel(canvas, label, { width: front * 1.04, height }, face) +
    flatLight(canvas, quadPath(face), 0.6) +
    printPanel(canvas, label, { width: side * 1.35, height }, flank, sideLayout) +
    pathSvg(
      quadPath(flank),
      canvas.linear(
        [
          { at: 0, colour: '#0d0b08', alpha: 0.26 },
          { at: 1, colour: '#0d0b08', alpha: 0.46 }
        ],
        'across'
      )
    ) +
    strokeSvg(`M${edge} ${-height}L${edge} 0`, lighter(label.inks.base, 0.5), 1.8, ' stroke-opacity="0.55"') +
    strokeSvg(
      `M${left} ${-height - rise * 0.15}L${edge} ${-height}L${right} ${-height - run * 0.16}`,
      '#ffffff',
      1.4,
      ' stroke-opacity="0.5"'
    ) +
    strokeSvg(
      `M${left} ${-rise}L${edge} 0L${right} ${-run}`,
      darker(label.inks.base, 0.6),
      1.6,
      ' stroke-opacity="0.5"'
    )
  )
}

/** Under the box along its two near edges, and long to the right. */
function cartonShadow(canvas: Canvas, left: number, edge: number, right: number, side: number): string {
  const [rise, run] = [(edge - left) * 0.06, side * 0.22]
  const base = `M${left + 6} ${-rise - 4}L${edge} 5L${right} ${-run + 4}L${left + side} ${-run - 26}Z`
  const cast = `M${left + 24} ${-rise - 4}L${edge} 16L${right + side * 0.9} ${-run + 10}L${right + side * 0.5} ${-run - 34}Z`
  return (
    pathSvg(cast, '#2b2519', ` fill-opacity="0.3" filter="${canvas.blur(16)}"`) +
    pathSvg(base, '#2b2519', ` fill-opacity="0.55" filter="${canvas.blur(5)}"`)
  )
}

function sideLayout(area: Box, bleed: Box, label: Label): Shape[] {
  const { inks } = label
  const { width } = area
  const words = [
    ...markPiece(label.mark, width * 0.5, inks.accent),
    ...wordmarkPiece(label, { size: width * 0.2, width, fill: inks.ink, gap: width * 0.2 }),
    ...textPiece(label.title, { face: 'bold', size: width * 0.18, width, fill: inks.ink, lines: 3, gap: width * 0.24 }),
    ...textPiece(label.amount, {
      face: 'medium',
      size: width * 0.12,
      width,
      fill: inks.ink,
      lines: 2,
      gap: width * 0.14
    })
  ]
  return [
    { outline: rectangle(bleed), fill: inks.base },
    ...stack({ ...area, y: area.height * 0.08, height: area.height * 0.84 }, words)
  ]
}
