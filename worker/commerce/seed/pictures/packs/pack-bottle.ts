import { type Canvas, pathSvg } from '../draw/canvas.ts'
import { isLight } from '../draw/colour.ts'
import { finishOf, roundLight } from '../draw/light.ts'
import type { Pack, PackArt } from './pack.ts'
import { lidShadow, screwLid, wrapLabel } from './round.ts'

const LABEL = { radius: 168, top: -322, bottom: -40, sagTop: 17, sagBottom: 24 }

/** Walls, a round shoulder and a short neck. */
export const PILL_BOTTLE =
  'M-116 -424L-116 -408C-116 -386 -168 -384 -168 -336L-168 -34Q-168 -13 -146 -6C-84 14 84 14 146 -6Q168 -13 168 -34L168 -336C168 -384 116 -386 116 -408L116 -424Z'

/** The opaque pill bottle. */
export function drawBottle(canvas: Canvas, { label, body }: Pack): PackArt {
  const lid = isLight(body) ? '#fbfaf8' : body
  const svg =
    pathSvg(PILL_BOTTLE, body) +
    wrapLabel(canvas, label, LABEL) +
    roundLight(canvas, PILL_BOTTLE, finishOf(label.inks.base, 0.6)) +
    lidShadow(canvas, 118, -420, 20) +
    screwLid(canvas, { radius: 128, top: -516, bottom: -424, colour: lid, ribs: true })
  return { svg, width: 336, height: 526, foot: 316 }
}
