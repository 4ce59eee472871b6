import { type Canvas, clipped, ellipseSvg, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter, readable } from '../draw/colour.ts'
import { shapesSvg } from '../draw/geometry.ts'
import { finishOf, roundLight } from '../draw/light.ts'
import type { Label } from '../labels/label.ts'
import { markPiece, stack } from '../labels/pieces.ts'
import { wordmarkPiece } from '../labels/wordmark.ts'
import type { Pack, PackArt } from './pack.ts'
import { cylinder, screwLid } from './round.ts'

const FLASK =
  'M-74 -452C-74 -426 -104 -420 -104 -384L-104 -30Q-104 -12 -88 -5C-50 9 50 9 88 -5Q104 -12 104 -30L104 -384C104 -420 74 -426 74 -452Z'
const MUG = 'M-128 -340L-104 -26Q-102 -10 -88 -4C-50 9 50 9 88 -4Q102 -10 104 -26L128 -340Z'

/** A steel flask with a loop on its lid. */
export function drawFlask(canvas: Canvas, { label }: Pack): PackArt {
  const { base, accent } = label.inks
  const svg =
    strokeSvg('M-34 -530C-34 -590 34 -590 34 -530', darker(base, 0.4), 17) +
    strokeSvg('M-38 -534C-36 -584 22 -590 30 -548', lighter(base, 0.4), 3, ' stroke-opacity="0.5"') +
    pathSvg(FLASK, base) +
    clipped(canvas.clip(FLASK), engraving(label, 104, -330, 200)) +
    pathSvg('M-104 -96C-60 -82 60 -82 104 -96L104 -84C60 -70 -60 -70 -104 -84Z', accent) +
    roundLight(canvas, FLASK, finishOf(base, 0.75)) +
    screwLid(canvas, { radius: 80, top: -536, bottom: -452, colour: darker(base, 0.4), ribs: true, rise: 7 })
  return { svg, width: 216, height: 590, foot: 200 }
}

/** An insulated cup with a clear sipping lid. */
export function drawMug(canvas: Canvas, { label }: Pack): PackArt {
  const { base } = label.inks
  const svg =
    pathSvg(MUG, base) +
    clipped(
      canvas.clip(MUG),
      engraving(label, 118, -250, 150) + pathSvg('M-140 -345L140 -345L140 -318C70 -306 -70 -306 -140 -318Z', '#cfd3d6')
    ) +
    roundLight(canvas, MUG, finishOf(base, 0.7)) +
    screwLid(canvas, { radius: 134, top: -376, bottom: -338, colour: '#2a2c2f', ribs: false, rise: 14 }) +
    ellipseSvg(48, -376, 26, 5, '#0f1011')
  return { svg, width: 268, height: 396, foot: 206 }
}

function engraving(label: Label, radius: number, top: number, height: number): string {
  const ink = readable(label.inks.accent, label.inks.base, 3)
  const width = radius * 1.6
  const pieces = [
    ...markPiece(label.mark, radius * 0.6, ink),
    ...wordmarkPiece(label, { size: radius * 0.34, width, fill: ink, gap: radius * 0.2 })
  ]
  const bend = cylinder({ radius, top, bottom: top + height, sagTop: 10, sagBottom: 12 })
  return shapesSvg(stack({ x: -width / 2, y: top, width, height }, pieces), bend)
}
