import { type Canvas, pathSvg } from '../draw/canvas.ts'
import { finishOf, roundLight } from '../draw/light.ts'
import type { Pack, PackArt } from './pack.ts'
import { barrel, lidShadow, screwLid, wrapLabel } from './round.ts'

const BODY = { radius: 212, top: -500, bottom: -14, sagTop: 15, sagBottom: 28, shoulder: 34, foot: 26 }
const LABEL = { ...BODY, top: -452, bottom: -54, sagTop: 19, sagBottom: 27 }

/** The big tub of powders. */
export function drawPot(canvas: Canvas, { label, body }: Pack): PackArt {
  const outline = barrel(BODY)
  const svg =
    pathSvg(outline, body) +
    lidShadow(canvas, 196, -500, 26) +
    wrapLabel(canvas, label, LABEL) +
    roundLight(canvas, outline, finishOf(label.inks.base, 0.62)) +
    screwLid(canvas, { radius: 203, top: -604, bottom: -506, colour: body, ribs: true })
  return { svg, width: 424, height: 612, foot: 400 }
}
