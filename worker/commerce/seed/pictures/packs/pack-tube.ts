import { type Canvas, clipped, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { mapShapes, pathData, shapesSvg, turned } from '../draw/geometry.ts'
import { finishOf, roundLight } from '../draw/light.ts'
import { rectangle } from '../draw/outlines.ts'
import { wideLayout } from '../labels/layout-wide.ts'
import type { Pack, PackArt } from './pack.ts'
import { barrel, cylinder, lidShadow, screwLid } from './round.ts'

const BODY = { radius: 84, top: -540, bottom: -8, sagTop: 8, sagBottom: 13, shoulder: 4, foot: 8 }

/** A tube of effervescent tablets; its label is read from the foot upwards. */
export function drawTube(canvas: Canvas, { label, body }: Pack): PackArt {
  const outline = barrel(BODY)
  const bend = cylinder(BODY)
  const [length, arc] = [BODY.bottom - BODY.top, BODY.radius * Math.PI]
  const area = { x: 34, y: -84, width: length - 62, height: 168 }
  const flat = wideLayout(area, { x: 0, y: -arc / 2, width: length, height: arc }, label)
  const printed = mapShapes(flat, turned(-90, 0, BODY.bottom))
  const sheet = pathData(rectangle({ x: -arc / 2, y: BODY.top, width: arc, height: length }), bend)
  const svg =
    pathSvg(outline, body) +
    clipped(canvas.clip(outline), shapesSvg(printed, bend)) +
    strokeSvg(sheet, '#ffffff', 1, ' stroke-opacity="0.2"') +
    roundLight(canvas, outline, finishOf(label.inks.base, 0.7)) +
    lidShadow(canvas, 84, -540, 16) +
    screwLid(canvas, { radius: 90, top: -626, bottom: -540, colour: label.inks.accent, ribs: true, rise: 8 })
  return { svg, width: 180, height: 636, foot: 168 }
}
