import { type Canvas, ellipseSvg, pathSvg } from '../draw/canvas.ts'
import { roundLight } from '../draw/light.ts'
import type { Pack, PackArt } from './pack.ts'
import { wrapLabel } from './round.ts'

const BODY =
  'M-104 -520C-112 -508 -126 -500 -126 -470L-126 -44C-126 -22 -112 -16 -106 -6C-62 10 62 10 106 -6C112 -16 126 -22 126 -44L126 -470C126 -500 112 -508 104 -520Z'
const LABEL = { radius: 126, top: -478, bottom: -40, sagTop: 11, sagBottom: 17 }

/** A slim aluminium can. */
export function drawCan(canvas: Canvas, { label }: Pack): PackArt {
  const metal = canvas.linear(
    [
      { at: 0, colour: '#8b8f93' },
      { at: 0.2, colour: '#f7f8f9' },
      { at: 0.5, colour: '#c4c8cb' },
      { at: 0.85, colour: '#8d9195' },
      { at: 1, colour: '#c9cccf' }
    ],
    'across'
  )
  const svg =
    pathSvg(BODY, metal) +
    wrapLabel(canvas, label, LABEL, 1.02) +
    roundLight(canvas, BODY, { shade: 0.8, gloss: 0.75 }) +
    ellipseSvg(0, -520, 104, 12, metal) +
    ellipseSvg(0, -519, 97, 9.5, '#767b7f') +
    ellipseSvg(
      0,
      -517,
      94,
      8,
      canvas.linear([
        { at: 0, colour: '#9da2a6' },
        { at: 1, colour: '#e4e7e9' }
      ])
    ) +
    ellipseSvg(6, -517, 30, 3.4, '#8a8f93')
  return { svg, width: 252, height: 534, foot: 216 }
}
