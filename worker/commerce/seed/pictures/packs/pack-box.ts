import { type Canvas, clipped, group, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter } from '../draw/colour.ts'
import { mapOutline, type Projection, pathData } from '../draw/geometry.ts'
import { groundShadow } from '../draw/light.ts'
import { ellipse, rounded } from '../draw/outlines.ts'
import { drawCarton } from './carton.ts'
import type { Pack, PackArt } from './pack.ts'
import { quadProjection } from './panel.ts'

const CARD = { width: 300, height: 128 }

/** A carton of tablets, with one of its blisters before it. */
export function drawBox(canvas: Canvas, { label, contentColour }: Pack): PackArt {
  const carton = drawCarton(canvas, label, { front: 400, side: 92, height: 440 })
  const svg =
    group('translate(-52 -30)', carton) +
    group('translate(196 0) scale(0.9)', groundShadow(canvas, 300, 0.55) + blister(canvas, contentColour))
  return { svg, width: 620, height: 486, foot: 0 }
}

/** A foil card lying on its long edge, leaning back. */
function blister(canvas: Canvas, colour: string): string {
  const lay = quadProjection(CARD, [
    { x: -128, y: -126 },
    { x: 168, y: -138 },
    { x: 150, y: -4 },
    { x: -150, y: 4 }
  ])
  const card = pathData(rounded({ x: 0, y: 0, ...CARD }, 14), lay)
  const foil = canvas.linear(
    [
      { at: 0, colour: '#f5f6f7' },
      { at: 0.3, colour: '#c9cdd1' },
      { at: 0.5, colour: '#eceef0' },
      { at: 0.75, colour: '#b3b8bd' },
      { at: 1, colour: '#d9dcdf' }
    ],
    [0, 0, 1, 0.7]
  )
  const wells = Array.from({ length: 10 }, (_, index) =>
    well(canvas, lay, 34 + (index % 5) * 58, index < 5 ? 36 : 92, colour)
  ).join('')
  return (
    pathSvg(card, foil) +
    clipped(canvas.clip(card), strokeSvg(perforation(lay), '#8d9398', 1.2, ' stroke-dasharray="4 4"') + wells) +
    strokeSvg(card, '#ffffff', 1.5, ' stroke-opacity="0.7"')
  )
}

function perforation(lay: Projection): string {
  return pathData(
    [
      { kind: 'M', points: [{ x: 0, y: 64 }] },
      { kind: 'L', points: [{ x: 300, y: 64 }] }
    ],
    lay
  )
}

function well(canvas: Canvas, lay: Projection, x: number, y: number, colour: string): string {
  const shape = (dx: number, dy: number, rx: number, ry: number) =>
    pathData(mapOutline(ellipse(x + dx, y + dy, rx, ry), lay))
  const pill = canvas.linear(
    [
      { at: 0, colour: lighter(colour, 0.45) },
      { at: 1, colour: darker(colour, 0.2) }
    ],
    [0, 0, 1, 1]
  )
  return (
    pathSvg(shape(3, 4, 24, 19), '#5f656a', ' fill-opacity="0.35"') +
    pathSvg(shape(0, 0, 24, 19), '#e8ebed', ' fill-opacity="0.8"') +
    pathSvg(shape(0, 1, 19, 14.5), pill) +
    pathSvg(shape(-7, -6, 8, 4), '#ffffff', ' fill-opacity="0.75"')
  )
}
