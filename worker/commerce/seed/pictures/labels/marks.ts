import type { BrandMark } from '../../types.ts'
import { mapOutline, moved, type Outline, type Shape, turned } from '../draw/geometry.ts'
import { ellipse, outline, polygon } from '../draw/outlines.ts'

/** A brand's mark in one colour, `size` high, centred on a point. Filled even-odd. */
export function markShape(mark: BrandMark, x: number, y: number, size: number, fill: string, opacity?: number): Shape {
  return { outline: mapOutline(MARKS[mark], moved(x, y, size / 100)), fill, opacity, evenOdd: true }
}

const LEAF = 'M0 -48C34 -30 42 6 30 30C22 44 8 48 0 48C-8 48 -22 44 -30 30C-42 6 -34 -30 0 -48Z'

const MARKS: Record<BrandMark, Outline> = {
  leaf: [
    ...outline(LEAF),
    ...outline('M-3 46L-3 10L-19 -6L-15 -10L-3 2L-3 -24L3 -24L3 -6L15 -18L19 -14L3 2L3 22L17 8L21 12L3 30L3 46Z')
  ],
  sun: [...ellipse(0, 0, 22), ...repeated(12, 'M-4 -30L4 -30L2.4 -48L-2.4 -48Z')],
  peak: outline('M-50 36L-14 -38L4 -4L16 -22L50 36ZM-14 -22L-22 -6L-13 -10L-7 -3L-3 -6Z'),
  wave: [wavyBand(-30), wavyBand(-4), wavyBand(22)].flat(),
  drop: outline(
    'M0 -50C20 -22 34 -4 34 15C34 35 19 49 0 49C-19 49 -34 35 -34 15C-34 -4 -20 -22 0 -50Z' +
      'M-20 14C-20 28 -12 37 -2 39C-2 35 -3 34 -5 33C-11 30 -15 24 -15 14Z'
  ),
  bolt: outline('M10 -50L-32 10L-6 10L-14 50L32 -14L5 -14Z'),
  seed: [
    ...mapOutline(outline('M0 -2C-22 -8 -30 -28 -24 -48C-2 -46 8 -26 0 -2Z'), turned(-8)),
    ...mapOutline(outline('M0 -2C-22 -8 -30 -28 -24 -48C-2 -46 8 -26 0 -2Z'), p => turned(30)({ x: -p.x, y: p.y })),
    ...outline('M-3 0L3 0L3 48L-3 48Z')
  ],
  ring: [...ellipse(0, 0, 46), ...ellipse(0, 0, 34), ...ellipse(0, 0, 18)],
  star: polygon(starPoints(8, 48, 20)),
  root: outline(
    'M0 50C-3 36 -9 32 -20 25C-35 15 -37 -4 -24 -13C-14 -20 -5 -16 0 -12C5 -16 14 -20 24 -13C37 -4 35 15 20 25C9 32 3 36 0 50Z' +
      'M0 -18C-10 -28 -8 -42 0 -50C8 -42 10 -28 0 -18ZM-6 -18C-20 -20 -29 -31 -29 -43C-17 -43 -7 -33 -6 -18ZM6 -18C20 -20 29 -31 29 -43C17 -43 7 -33 6 -18Z' +
      'M-24 2C-23 12 -17 18 -9 22C-14 15 -18 10 -19 1Z'
  ),
  hex: [...polygon(starPoints(3, 48, 48)), ...polygon(starPoints(3, 36, 36)), ...polygon(starPoints(3, 20, 20))],
  arc: [arcBand(48, 38), arcBand(30, 20), ...[ellipse(0, 30, 9)]].flat()
}

function repeated(count: number, data: string): Outline {
  return Array.from({ length: count }, (_, index) => mapOutline(outline(data), turned((360 / count) * index))).flat()
}

function wavyBand(y: number): Outline {
  return outline(
    `M-48 ${y}C-36 ${y - 15} -24 ${y - 15} -12 ${y}C-4 ${y + 10} 4 ${y + 10} 12 ${y}C24 ${y - 15} 36 ${y - 15} 48 ${y}` +
      `L48 ${y + 10}C36 ${y - 5} 24 ${y - 5} 12 ${y + 10}C4 ${y + 20} -4 ${y + 20} -12 ${y + 10}C-24 ${y - 5} -36 ${y - 5} -48 ${y + 10}Z`
  )
}

function starPoints(tips: number, outer: number, inner: number) {
  return Array.from({ length: tips * 2 }, (_, index) => {
    const radius = index % 2 ? inner : outer
    const angle = (Math.PI / tips) * index - Math.PI / 2
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
}

function arcBand(outer: number, inner: number): Outline {
  const [a, b] = [outer * 0.5523, inner * 0.5523]
  return outline(
    `M${-outer} 30C${-outer} ${30 - a} ${-a} ${30 - outer} 0 ${30 - outer}C${a} ${30 - outer} ${outer} ${30 - a} ${outer} 30` +
      `L${inner} 30C${inner} ${30 - b} ${b} ${30 - inner} 0 ${30 - inner}C${-b} ${30 - inner} ${-inner} ${30 - b} ${-inner} 30Z`
  )
}
