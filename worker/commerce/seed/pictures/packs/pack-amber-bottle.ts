import { type Canvas, clipped, ellipseSvg, pathSvg } from '../draw/canvas.ts'
import { isLight } from '../draw/colour.ts'
import { finishOf, roundLight } from '../draw/light.ts'
import type { Pack, PackArt } from './pack.ts'
import { PILL_BOTTLE } from './pack-bottle.ts'
import { lidShadow, screwLid, wrapLabel } from './round.ts'

const LABEL = { radius: 168, top: -316, bottom: -46, sagTop: 17, sagBottom: 24 }

/** Brown glass: light gathers inside, away from the lamp. */
export function drawAmberBottle(canvas: Canvas, { label }: Pack): PackArt {
  const lid = isLight(label.inks.base) ? '#f8f6f1' : '#1f1d1b'
  const svg =
    amberGlass(canvas, PILL_BOTTLE, 168, -424) +
    wrapLabel(canvas, label, LABEL) +
    roundLight(canvas, PILL_BOTTLE, finishOf(label.inks.base, 0.85)) +
    lidShadow(canvas, 118, -420, 20) +
    screwLid(canvas, { radius: 128, top: -516, bottom: -424, colour: lid, ribs: true })
  return { svg, width: 336, height: 526, foot: 316 }
}

export function amberGlass(canvas: Canvas, outline: string, radius: number, top: number): string {
  const glass = canvas.linear(
    [
      { at: 0, colour: '#4a2107' },
      { at: 0.12, colour: '#7d3d0e' },
      { at: 0.35, colour: '#8f4912' },
      { at: 0.72, colour: '#b9661d' },
      { at: 0.9, colour: '#8a4410' },
      { at: 1, colour: '#421c06' }
    ],
    'across'
  )
  const glow = canvas.radial([
    { at: 0, colour: '#ffb455', alpha: 0.55 },
    { at: 1, colour: '#ffb455', alpha: 0 }
  ])
  const inside =
    ellipseSvg(radius * 0.45, -26, radius * 0.55, 34, glow) +
    ellipseSvg(radius * 0.42, top * 0.8, radius * 0.5, 46, glow)
  return pathSvg(outline, glass) + clipped(canvas.clip(outline), inside)
}
