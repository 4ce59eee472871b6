import { type Canvas, clipped, group, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter } from '../draw/colour.ts'
import { mapOutline, moved, pathData } from '../draw/geometry.ts'
import { flatLight, groundShadow } from '../draw/light.ts'
import { outline, rounded } from '../draw/outlines.ts'
import { setLine } from '../type/line.ts'
import { capsule } from '../views/contents.ts'
import type { Pack, PackArt } from './pack.ts'

const DAYS = ['D', 'S', 'T', 'Q', 'Q', 'S', 'S']
const CELL = 88

/** A week's pill case, its lids clear, the days on them. */
export function drawPillCase(canvas: Canvas, { label, contentColour }: Pack): PackArt {
  const { base, accent, ink } = label.inks
  const width = CELL * DAYS.length + 16
  const left = -width / 2
  const tray = pathData(rounded({ x: left, y: -150, width, height: 150 }, 22))
  const rim = pathData(rounded({ x: left, y: -162, width, height: 122 }, 22))
  const cells = DAYS.map((day, index) =>
    cell(canvas, left + 8 + index * CELL, day, index % 3 === 1 ? accent : contentColour, base)
  ).join('')
  const front = canvas.linear([
    { at: 0, colour: darker(base, 0.1) },
    { at: 1, colour: darker(base, 0.42) }
  ])
  const name = mapOutline(
    setLine(label.brandName.toUpperCase(), { face: 'bold', size: 18, tracking: 0.2 }).outline,
    moved(left + 28, -13)
  )
  const svg =
    group('translate(0 -4)', groundShadow(canvas, width * 0.98, 0.8)) +
    pathSvg(tray, front) +
    pathSvg(rim, lighter(base, 0.16)) +
    flatLight(canvas, rim, 0.8) +
    cells +
    pathSvg(pathData(name), ink, ' fill-opacity="0.85"')
  return { svg, width, height: 190, foot: 0 }
}

function cell(canvas: Canvas, x: number, day: string, pill: string, base: string): string {
  const box = { x: x + 5, y: -154, width: CELL - 10, height: 104 }
  const shape = pathData(rounded(box, 15))
  const letter = setLine(day, { face: 'extrabold', size: 40 })
  const placed = mapOutline(letter.outline, moved(x + (CELL - letter.width) / 2, -92))
  const pills = group(`translate(${x + CELL / 2} -74) rotate(24) scale(0.42)`, capsule(canvas, pill, '#ffffff'))
  const glass = canvas.linear(
    [
      { at: 0, colour: '#ffffff', alpha: 0.7 },
      { at: 0.5, colour: '#ffffff', alpha: 0.18 },
      { at: 1, colour: '#ffffff', alpha: 0.34 }
    ],
    [0, 0, 1, 1]
  )
  const clasp = outline(`M${x + 30} -50L${x + 58} -50L${x + 55} -42L${x + 33} -42Z`)
  return (
    pathSvg(shape, darker(base, 0.5)) +
    clipped(canvas.clip(shape), pills) +
    pathSvg(shape, glass) +
    strokeSvg(shape, '#ffffff', 1.6, ' stroke-opacity="0.55"') +
    pathSvg(pathData(placed), '#ffffff') +
    pathSvg(pathData(clasp), lighter(base, 0.5))
  )
}
