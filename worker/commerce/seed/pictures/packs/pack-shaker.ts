import { type Canvas, clipped, ellipseSvg, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, isLight, lighter } from '../draw/colour.ts'
import { shapesSvg } from '../draw/geometry.ts'
import { roundLight } from '../draw/light.ts'
import { markPiece, stack, textPiece } from '../labels/pieces.ts'
import { wordmarkPiece } from '../labels/wordmark.ts'
import type { Pack, PackArt } from './pack.ts'
import { cylinder, screwLid } from './round.ts'

const CUP = 'M-142 -400L-112 -24Q-110 -8 -94 -3C-54 10 54 10 94 -3Q110 -8 112 -24L142 -400Z'
const BEND = cylinder({ radius: 130, top: -400, bottom: 0, sagTop: 12, sagBottom: 16 })

/** A translucent shaker cup with a screw lid and a flip cap. */
export function drawShaker(canvas: Canvas, { label, body }: Pack): PackArt {
  const { inks } = label
  const tint = isLight(inks.base) ? darker(inks.base, 0.12) : lighter(inks.base, 0.34)
  const glass = canvas.linear([
    { at: 0, colour: lighter(tint, 0.55) },
    { at: 0.5, colour: lighter(tint, 0.3) },
    { at: 1, colour: tint }
  ])
  const print = stack({ x: -92, y: -330, width: 184, height: 190 }, [
    ...markPiece(label.mark, 74, inks.onPaper),
    ...wordmarkPiece(label, { size: 38, width: 184, fill: inks.onPaper, gap: 20 }),
    ...textPiece(label.amount, { face: 'semibold', size: 22, width: 184, fill: inks.onPaper, gap: 18 })
  ])
  const lid = isLight(body) ? inks.accent : body
  const svg =
    pathSvg(CUP, glass) +
    clipped(canvas.clip(CUP), inner(canvas) + scale(inks.onPaper) + shapesSvg(print, BEND)) +
    roundLight(canvas, CUP, { shade: 0.5, gloss: 0.9 }) +
    screwLid(canvas, { radius: 150, top: -480, bottom: -394, colour: lid, ribs: true, rise: 12 }) +
    spout(canvas, lid, inks.accent)
  return { svg, width: 330, height: 590, foot: 230 }
}

function inner(canvas: Canvas): string {
  const wall = canvas.linear(
    [
      { at: 0, colour: '#ffffff', alpha: 0.42 },
      { at: 0.5, colour: '#ffffff', alpha: 0.1 },
      { at: 1, colour: '#ffffff', alpha: 0.3 }
    ],
    'across'
  )
  return (
    pathSvg('M-128 -400L-100 -34C-54 -18 54 -18 100 -34L128 -400Z', wall) +
    ellipseSvg(0, -30, 98, 12, '#ffffff', ' fill-opacity="0.25"')
  )
}

function scale(ink: string): string {
  const marks = Array.from(
    { length: 9 },
    (_, index) => `M96 ${-76 - index * 30}L${index % 2 ? 110 : 118} ${-78 - index * 30}`
  ).join('')
  return strokeSvg(marks, ink, 2.4, ' stroke-opacity="0.7"')
}

function spout(canvas: Canvas, lid: string, accent: string): string {
  const neck = 'M-96 -480L-88 -530Q-86 -538 -76 -538L-10 -538Q0 -538 2 -530L8 -480C-20 -470 -70 -470 -96 -480Z'
  const flap = 'M-104 -534Q-104 -566 -74 -568L-6 -568Q14 -568 14 -546L14 -532C-20 -524 -74 -524 -104 -534Z'
  return (
    pathSvg(neck, darker(lid, 0.1)) +
    roundLight(canvas, neck, { shade: 0.9, gloss: 0.5 }) +
    pathSvg(flap, accent) +
    roundLight(canvas, flap, { shade: 0.7, gloss: 0.55 }) +
    strokeSvg('M40 -486C60 -540 108 -540 122 -482', darker(lid, 0.06), 15) +
    strokeSvg('M42 -490C62 -534 100 -536 114 -492', lighter(lid, 0.3), 3, ' stroke-opacity="0.6"')
  )
}
