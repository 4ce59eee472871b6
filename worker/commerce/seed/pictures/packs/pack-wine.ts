import { type Canvas, ellipseSvg, pathSvg } from '../draw/canvas.ts'
import { roundLight } from '../draw/light.ts'
import type { Pack, PackArt } from './pack.ts'
import { wrapLabel } from './round.ts'

const GLASS =
  'M-33 -640L-33 -520C-33 -452 -106 -448 -106 -356L-106 -30Q-106 -12 -90 -5C-52 9 52 9 90 -5Q106 -12 106 -30L106 -356C106 -448 33 -452 33 -520L33 -640Z'
const CAPSULE = 'M-35 -700Q-35 -704 -31 -704L31 -704Q35 -704 35 -700L37 -556C18 -548 -18 -548 -37 -556Z'
const LABEL = { radius: 106, top: -334, bottom: -74, sagTop: 9, sagBottom: 14 }

/** A dark bottle with a cork under its capsule. */
export function drawWine(canvas: Canvas, { label, body }: Pack): PackArt {
  const glass = canvas.linear(
    [
      { at: 0, colour: '#0f0a09' },
      { at: 0.3, colour: body },
      { at: 0.75, colour: '#3d1620' },
      { at: 1, colour: '#0d0807' }
    ],
    'across'
  )
  const svg =
    pathSvg(GLASS, glass) +
    wrapLabel(canvas, label, LABEL) +
    roundLight(canvas, GLASS, { shade: 0.6, gloss: 0.46 }) +
    pathSvg(CAPSULE, label.inks.accent) +
    pathSvg('M-36 -578C-18 -570 18 -570 36 -578L36.6 -566C18 -558 -18 -558 -36.6 -566Z', '#e2c27a') +
    roundLight(canvas, CAPSULE, { shade: 0.8, gloss: 0.7 }) +
    ellipseSvg(0, -701, 33, 4.5, label.inks.accent) +
    ellipseSvg(-4, -701.5, 24, 2.6, '#ffffff', ' fill-opacity="0.28"')
  return { svg, width: 212, height: 708, foot: 206 }
}
