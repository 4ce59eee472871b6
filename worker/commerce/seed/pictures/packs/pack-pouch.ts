import { type Canvas, clipped, ellipseSvg, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { isLight } from '../draw/colour.ts'
import { inset, type Projection, shapesSvg } from '../draw/geometry.ts'
import type { Pack, PackArt } from './pack.ts'

const HALF = 226
const TOP = -596
const BAG =
  'M-214 -596L214 -596C216 -560 214 -540 212 -516C206 -430 222 -300 226 -150C228 -90 222 -40 212 -14C160 14 -160 14 -212 -14C-222 -40 -228 -90 -226 -150C-222 -300 -206 -430 -212 -516C-214 -540 -216 -560 -214 -596Z'

/** A stand-up pouch with a zip and a tear notch; the print runs over the whole bag. */
export function drawPouch(canvas: Canvas, { label }: Pack): PackArt {
  const sheet = { x: -HALF, y: TOP, width: HALF * 2, height: 600 }
  const printed = { x: -HALF, y: -502, width: HALF * 2, height: 462 }
  const shapes = label.layout(inset(printed, HALF * 0.16, 0), printed, label)
  const ground = shapes[0]?.fill ?? label.inks.base
  const soft = isLight(label.inks.base) ? 0.62 : 1
  const svg =
    pathSvg(BAG, ground) +
    clipped(
      canvas.clip(BAG),
      pathSvg(`M${-HALF} -44L${HALF} -44L${HALF} 20L${-HALF} 20Z`, label.inks.base) +
        shapesSvg(shapes, belly) +
        pathSvg(`M${-HALF} ${TOP}L${HALF} ${TOP}L${HALF} -503L${-HALF} -503Z`, label.inks.base) +
        bagLight(canvas, sheet, soft) +
        seams()
    )
  return { svg, width: 452, height: 606, foot: 420 }
}

/** The filled bag pushes its middle forward and down. */
const belly: Projection = ({ x, y }) => {
  const across = 1 - (x / HALF) ** 2
  const deep = Math.sin((Math.PI * (y - TOP)) / 640)
  return { x: x * (0.955 + 0.045 * deep), y: y + across * 9 * ((y - TOP) / 600) }
}

function bagLight(
  canvas: Canvas,
  sheet: { x: number; y: number; width: number; height: number },
  soft: number
): string {
  const fill = `M${sheet.x} ${sheet.y}L${-sheet.x} ${sheet.y}L${-sheet.x} 20L${sheet.x} 20Z`
  const round = canvas.linear(
    [
      { at: 0, colour: '#0d0b08', alpha: 0.3 * soft },
      { at: 0.05, colour: '#ffffff', alpha: 0.12 },
      { at: 0.16, colour: '#ffffff', alpha: 0.3 },
      { at: 0.3, colour: '#ffffff', alpha: 0.08 },
      { at: 0.48, colour: '#0d0b08', alpha: 0 },
      { at: 0.78, colour: '#0d0b08', alpha: 0.16 * soft },
      { at: 0.94, colour: '#0d0b08', alpha: 0.38 * soft },
      { at: 1, colour: '#0d0b08', alpha: 0.5 * soft }
    ],
    'across'
  )
  const fold = (alpha: number, colour: string) =>
    canvas.radial([
      { at: 0, colour, alpha },
      { at: 1, colour, alpha: 0 }
    ])
  return (
    pathSvg(fill, round) +
    ellipseSvg(-96, -430, 120, 52, fold(0.3, '#ffffff'), ' transform="rotate(18 -96 -430)"') +
    ellipseSvg(120, -452, 96, 34, fold(0.24 * soft, '#0d0b08'), ' transform="rotate(-24 120 -452)"') +
    ellipseSvg(-150, -74, 36, 120, fold(0.3, '#ffffff'), ' transform="rotate(14 -150 -74)"') +
    ellipseSvg(158, -96, 40, 150, fold(0.34 * soft, '#0d0b08'), ' transform="rotate(-10 158 -96)"') +
    ellipseSvg(0, 4, 230, 46, fold(0.5 * soft, '#0d0b08'))
  )
}

function seams(): string {
  const press = Array.from({ length: 5 }, (_, index) => `M-214 ${-590 + index * 7}L214 ${-590 + index * 7}`).join('')
  return (
    strokeSvg(press, '#ffffff', 1.2, ' stroke-opacity="0.26"') +
    strokeSvg('M-213 -534L213 -534M-212 -524L212 -524', '#000000', 2, ' stroke-opacity="0.17"') +
    strokeSvg('M-213 -531.5L213 -531.5M-212 -521.5L212 -521.5', '#ffffff', 2, ' stroke-opacity="0.3"') +
    strokeSvg('M-222 -52C-120 -28 120 -28 222 -52', '#000000', 2, ' stroke-opacity="0.16"') +
    strokeSvg('M-222 -49.5C-120 -25.5 120 -25.5 222 -49.5', '#ffffff', 2, ' stroke-opacity="0.22"') +
    pathSvg('M-220 -560L-204 -556L-220 -552ZM220 -560L204 -556L220 -552Z', '#f6f5f1')
  )
}
