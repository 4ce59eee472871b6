import { type Canvas, clipped, group, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { shapesSvg } from '../draw/geometry.ts'
import { groundShadow } from '../draw/light.ts'
import { wideLayout } from '../labels/layout-wide.ts'
import type { Pack, PackArt } from './pack.ts'

const LENGTH = 680
const THICK = 196
const CRIMP = 40
const TILT_DEGREES = -16

/** A bar in its flow pack, crimped at both ends. */
export function drawBar(canvas: Canvas, { label }: Pack): PackArt {
  const outline = flowPack()
  const bleed = { x: -LENGTH / 2, y: -THICK / 2, width: LENGTH, height: THICK }
  const area = { x: -LENGTH / 2 + CRIMP + 20, y: -THICK / 2 + 6, width: LENGTH - 2 * CRIMP - 40, height: THICK - 12 }
  const body = clipped(
    canvas.clip(outline),
    shapesSvg(wideLayout(area, bleed, label)) + filmLight(canvas) + crimps(canvas)
  )
  const shadow = group('translate(12 100)', groundShadow(canvas, 520, 0.9))
  return { svg: group(`translate(0 -188) rotate(${TILT_DEGREES})`, shadow + body), width: 708, height: 376, foot: 0 }
}

function flowPack(): string {
  const [right, bottom, tooth] = [LENGTH / 2, THICK / 2, 7]
  const count = Math.floor((THICK - 24) / (tooth * 2))
  const step = (THICK - 24) / (count * 2)
  const teeth = (x: number, out: number, down: number) =>
    Array.from(
      { length: count * 2 },
      (_, index) => `L${x + (index % 2 ? 0 : out)} ${(-bottom + 12 + step * (index + 1)) * down}`
    ).join('')
  const belly = right - CRIMP
  return (
    `M${-right} ${-bottom + 12}L${-belly} ${-bottom + 10}C${-belly + 40} ${-bottom} ${belly - 40} ${-bottom} ${belly} ${-bottom + 10}` +
    `L${right} ${-bottom + 12}${teeth(right, -tooth, 1)}L${belly} ${bottom - 10}C${belly - 40} ${bottom} ${-belly + 40} ${bottom} ${-belly} ${bottom - 10}` +
    `L${-right} ${bottom - 12}${teeth(-right, tooth, -1)}Z`
  )
}

function filmLight(canvas: Canvas): string {
  const round = canvas.linear([
    { at: 0, colour: '#ffffff', alpha: 0.1 },
    { at: 0.1, colour: '#ffffff', alpha: 0.42 },
    { at: 0.2, colour: '#ffffff', alpha: 0.34 },
    { at: 0.34, colour: '#ffffff', alpha: 0 },
    { at: 0.56, colour: '#0d0b08', alpha: 0 },
    { at: 0.86, colour: '#0d0b08', alpha: 0.34 },
    { at: 1, colour: '#0d0b08', alpha: 0.46 }
  ])
  const along = canvas.linear(
    [
      { at: 0, colour: '#ffffff', alpha: 0.16 },
      { at: 0.3, colour: '#ffffff', alpha: 0.06 },
      { at: 1, colour: '#0d0b08', alpha: 0.22 }
    ],
    'across'
  )
  const sheet = `M-340 -98L340 -98L340 98L-340 98Z`
  const folds = 'M-292 -60C-270 -40 -262 -10 -250 34M288 -66C262 -40 258 0 246 44M-284 30C-262 36 -250 52 -240 84'
  return pathSvg(sheet, round) + pathSvg(sheet, along) + strokeSvg(folds, '#ffffff', 5, ' stroke-opacity="0.13"')
}

function crimps(canvas: Canvas): string {
  const press = canvas.linear(
    [
      { at: 0, colour: '#0d0b08', alpha: 0.05 },
      { at: 1, colour: '#0d0b08', alpha: 0.3 }
    ],
    'across'
  )
  const lines = (from: number) =>
    Array.from({ length: 7 }, (_, index) => `M${from + index * 5.4} -92L${from + index * 5.4} 92`).join('')
  return (
    pathSvg('M-340 -98L-300 -98L-300 98L-340 98Z', press) +
    pathSvg('M300 -98L340 -98L340 98L300 98Z', press) +
    strokeSvg(lines(-336) + lines(304), '#ffffff', 1.5, ' stroke-opacity="0.34"') +
    strokeSvg(lines(-333.5) + lines(306.5), '#000000', 1.3, ' stroke-opacity="0.2"')
  )
}
