import { type Canvas, clipped, group, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter, readable } from '../draw/colour.ts'
import { pathData, shapesSvg } from '../draw/geometry.ts'
import { flatLight, groundShadow } from '../draw/light.ts'
import { rounded } from '../draw/outlines.ts'
import type { Label } from '../labels/label.ts'
import { rowPiece, stack } from '../labels/pieces.ts'
import { wordmarkPiece } from '../labels/wordmark.ts'
import type { Pack, PackArt } from './pack.ts'

const BAG =
  'M-300 -262C-316 -180 -318 -80 -300 -22C-292 -4 -270 0 -240 0L240 0C270 0 292 -4 300 -22C318 -80 316 -180 300 -262C290 -292 262 -300 230 -300L-230 -300C-262 -300 -290 -292 -300 -262Z'

/** Towels folded on each other, the house's name woven into the upper one. */
export function drawTowel(canvas: Canvas, { label }: Pack): PackArt {
  const { base, accent } = label.inks
  const svg =
    groundShadow(canvas, 500, 0.9) +
    fold(canvas, -250, -118, 500, 118, darker(base, 0.12), accent) +
    group('translate(0 -112)', fold(canvas, -244, -112, 488, 112, base, accent)) +
    shapesSvg(
      stack(
        { x: -210, y: -196, width: 250, height: 56 },
        rowPiece(wordmarkPiece(label, { size: 34, width: 250, fill: readable(accent, base, 3) }), 0),
        'left'
      )
    )
  return { svg, width: 510, height: 236, foot: 0 }
}

/** A duffel bag for the gym. */
export function drawBag(canvas: Canvas, { label }: Pack): PackArt {
  const { base, accent } = label.inks
  const strap = 'M-150 -296C-150 -430 150 -430 150 -296'
  const webbing = 'M-168 -300L-132 -300L-132 0L-168 0ZM132 -300L168 -300L168 0L132 0Z'
  const svg =
    groundShadow(canvas, 600, 0.95) +
    strokeSvg(strap, darker(base, 0.55), 26) +
    strokeSvg('M-154 -304C-148 -420 130 -430 146 -320', lighter(base, 0.3), 3, ' stroke-opacity="0.5"') +
    pathSvg(BAG, base) +
    clipped(
      canvas.clip(BAG),
      `${pathSvg('M-320 -92L320 -92L320 10L-320 10Z', darker(base, 0.22))}${pathSvg(webbing, darker(base, 0.45))}${zip(accent)}`
    ) +
    shapesSvg(badge(label)) +
    flatLight(canvas, BAG, 1.5) +
    strokeSvg('M-290 -250C-300 -180 -302 -90 -288 -30', '#ffffff', 6, ' stroke-opacity="0.16"')
  return { svg, width: 630, height: 410, foot: 0 }
}

function fold(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  accent: string
): string {
  const whole = pathData(rounded({ x, y, width, height }, 52))
  const pile = canvas.linear([
    { at: 0, colour: lighter(colour, 0.24) },
    { at: 0.5, colour },
    { at: 1, colour: darker(colour, 0.34) }
  ])
  const loops = Array.from(
    { length: 9 },
    (_, index) => `M${x + 20} ${y + 10 + index * 12}L${x + width - 20} ${y + 10 + index * 12}`
  ).join('')
  const border = `M${x + width - 120} ${y}L${x + width - 96} ${y}L${x + width - 96} ${y + height}L${x + width - 120} ${y + height}ZM${x + width - 86} ${y}L${x + width - 78} ${y}L${x + width - 78} ${y + height}L${x + width - 86} ${y + height}Z`
  return (
    pathSvg(whole, pile) +
    clipped(
      canvas.clip(whole),
      strokeSvg(loops, '#ffffff', 2, ' stroke-opacity="0.13" stroke-dasharray="1 6"') +
        pathSvg(border, accent, ' fill-opacity="0.9"')
    ) +
    strokeSvg(
      `M${x + 30} ${y + height / 2}L${x + width - 8} ${y + height / 2}`,
      darker(colour, 0.5),
      2.5,
      ' stroke-opacity="0.55"'
    ) +
    flatLight(canvas, whole, 0.9)
  )
}

function badge(label: Label) {
  const width = 236
  return stack(
    { x: -118, y: -236, width, height: 110 },
    wordmarkPiece(label, {
      size: 40,
      width,
      fill: readable(label.inks.accent, label.inks.base, 3),
      mark: label.inks.accent
    })
  )
}

function zip(accent: string): string {
  return (
    strokeSvg('M-286 -268C-140 -284 140 -284 286 -268', '#101214', 9) +
    strokeSvg('M-286 -268C-140 -284 140 -284 286 -268', '#b9bdc1', 3, ' stroke-dasharray="3 4"') +
    pathSvg('M60 -284L74 -284L71 -244L63 -244Z', accent)
  )
}
