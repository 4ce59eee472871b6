import type { Canvas } from '../draw/canvas.ts'
import { isLight } from '../draw/colour.ts'
import { finishOf, roundLight } from '../draw/light.ts'
import type { Pack, PackArt } from './pack.ts'
import { amberGlass } from './pack-amber-bottle.ts'
import { lidShadow, screwLid, wrapLabel } from './round.ts'

const BODY =
  'M-52 -516L-52 -488C-52 -452 -128 -446 -128 -380L-128 -32Q-128 -12 -110 -5C-64 12 64 12 110 -5Q128 -12 128 -32L128 -380C128 -446 52 -452 52 -488L52 -516Z'
const LABEL = { radius: 128, top: -362, bottom: -44, sagTop: 12, sagBottom: 18 }

/** A tall bottle of syrup or oil. */
export function drawSyrup(canvas: Canvas, { label }: Pack): PackArt {
  const lid = isLight(label.inks.base) ? '#fbfaf7' : '#22201e'
  const svg =
    amberGlass(canvas, BODY, 128, -500) +
    wrapLabel(canvas, label, LABEL) +
    roundLight(canvas, BODY, finishOf(label.inks.base, 0.9)) +
    lidShadow(canvas, 52, -508, 14) +
    screwLid(canvas, { radius: 64, top: -588, bottom: -508, colour: lid, ribs: true, rise: 6 })
  return { svg, width: 256, height: 596, foot: 244 }
}
