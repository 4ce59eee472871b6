import { type Canvas, pathSvg } from '../draw/canvas.ts'
import { isLight, lighter } from '../draw/colour.ts'
import { finishOf, roundLight } from '../draw/light.ts'
import type { Pack, PackArt } from './pack.ts'
import { amberGlass } from './pack-amber-bottle.ts'
import { lidShadow, screwLid, wrapLabel } from './round.ts'

const BODY =
  'M-46 -352L-46 -336C-46 -316 -118 -318 -118 -272L-118 -30Q-118 -11 -100 -5C-58 11 58 11 100 -5Q118 -11 118 -30L118 -272C118 -318 46 -316 46 -336L46 -352Z'
const LABEL = { radius: 118, top: -262, bottom: -38, sagTop: 11, sagBottom: 16 }
const TEAT =
  'M-27 -430L-27 -470C-27 -484 -23 -490 -23 -502L-23 -528C-23 -556 23 -556 23 -528L23 -502C23 -490 27 -484 27 -470L27 -430Z'

/** A small amber bottle with its dropper. */
export function drawDropper(canvas: Canvas, { label }: Pack): PackArt {
  const rubber = isLight(label.inks.base) ? '#f4f1ea' : '#232120'
  const svg =
    amberGlass(canvas, BODY, 118, -352) +
    wrapLabel(canvas, label, LABEL) +
    roundLight(canvas, BODY, finishOf(label.inks.base, 0.85)) +
    lidShadow(canvas, 46, -352, 14) +
    pathSvg(TEAT, rubber) +
    roundLight(canvas, TEAT, finishOf(rubber, 0.5)) +
    screwLid(canvas, { radius: 54, top: -428, bottom: -348, colour: lighter(rubber, 0.05), ribs: true, rise: 5 })
  return { svg, width: 236, height: 560, foot: 226 }
}
