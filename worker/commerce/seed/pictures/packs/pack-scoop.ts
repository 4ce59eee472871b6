import { type Canvas, clipped, ellipseSvg, group, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter, mix } from '../draw/colour.ts'
import { groundShadow, roundLight } from '../draw/light.ts'
import type { Pack, PackArt } from './pack.ts'

const CUP = 'M-128 -188C-126 -120 -112 -40 -96 -18C-56 8 56 8 96 -18C112 -40 126 -120 128 -188Z'

/** A measuring scoop, full. */
export function drawScoop(canvas: Canvas, { label, contentColour }: Pack): PackArt {
  return {
    svg: group('translate(-70 0)', scoop(canvas, label.inks.base, contentColour)),
    width: 560,
    height: 300,
    foot: 240
  }
}

export function scoop(canvas: Canvas, colour: string, powder: string): string {
  const handle = 'M112 -182C200 -196 300 -206 372 -208Q392 -208 392 -194Q392 -180 372 -178C300 -172 210 -160 116 -146Z'
  const plastic = canvas.linear([
    { at: 0, colour: lighter(colour, 0.25) },
    { at: 1, colour: darker(colour, 0.2) }
  ])
  return (
    pathSvg(handle, plastic) +
    strokeSvg('M130 -176C210 -188 300 -196 370 -198', '#ffffff', 3, ' stroke-opacity="0.4"') +
    ellipseSvg(366, -193, 9, 5, darker(colour, 0.5), ' fill-opacity="0.5"') +
    pathSvg(CUP, colour) +
    roundLight(canvas, CUP, { shade: 0.8, gloss: 0.6 }) +
    ellipseSvg(0, -188, 128, 30, lighter(colour, 0.35)) +
    ellipseSvg(0, -186, 119, 25, darker(colour, 0.45)) +
    powderHeap(canvas, 0, -182, 116, 74, powder)
  )
}

/** A heap of powder whose foot is an ellipse around x, y; lit on its left, grained. */
export function powderHeap(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  height: number,
  colour: string
): string {
  const r = radius
  const outline =
    `M${-r} 0C${-r * 0.72} ${-height * 0.24} ${-r * 0.52} ${-height * 0.82} ${-r * 0.14} ${-height * 0.97}` +
    `C${r * 0.04} ${-height * 1.05} ${r * 0.18} ${-height * 0.98} ${r * 0.32} ${-height * 0.74}C${r * 0.5} ${-height * 0.42} ${r * 0.74} ${-height * 0.2} ${r} 0` +
    `C${r * 0.7} ${r * 0.25} ${-r * 0.7} ${r * 0.25} ${-r} 0Z`
  const body = canvas.linear(
    [
      { at: 0, colour: lighter(colour, 0.35) },
      { at: 0.45, colour },
      { at: 1, colour: mix(colour, '#3a2c1a', 0.34) }
    ],
    [0, 0, 1, 0.55]
  )
  const soft = canvas.radial([
    { at: 0, colour: '#ffffff', alpha: 0.5 },
    { at: 1, colour: '#ffffff', alpha: 0 }
  ])
  return group(
    `translate(${x} ${y})`,
    pathSvg(outline, body) +
      clipped(
        canvas.clip(outline),
        ellipseSvg(-r * 0.3, -height * 0.55, r * 0.4, height * 0.5, soft) + grains(r, height, colour)
      )
  )
}

export function drawPowderPile(canvas: Canvas, colour: string): string {
  return groundShadow(canvas, 330, 0.5) + powderHeap(canvas, 0, -20, 176, 104, colour)
}

function grains(radius: number, height: number, colour: string): string {
  const dot = (index: number) => {
    const x = (((index * 97) % 200) / 100 - 1) * radius
    const y = -((index * 53) % 100) * 0.01 * height + radius * 0.12
    return `M${x.toFixed(1)} ${y.toFixed(1)}l0.1 0`
  }
  const dots = (from: number) => Array.from({ length: 130 }, (_, index) => dot(index * 2 + from)).join('')
  return (
    strokeSvg(dots(0), lighter(colour, 0.6), 2.6, ' stroke-opacity="0.7"') +
    strokeSvg(dots(1), darker(colour, 0.4), 2.4, ' stroke-opacity="0.32"')
  )
}
