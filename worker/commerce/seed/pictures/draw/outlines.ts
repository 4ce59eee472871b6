import type { Box, Outline, Point, Segment } from './geometry.ts'

/** Distance of a cubic's control point that makes a quarter circle. */
const QUARTER = 0.5523

const POINTS_OF = { M: 1, L: 1, Q: 2, C: 3, Z: 0 } as const

/** Reads absolute SVG path data made of M, L, Q, C and Z. */
export function outline(data: string): Outline {
  return [...data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].flatMap(([, letter, rest]) => readSteps(letter ?? 'Z', rest ?? ''))
}

export function polygon(points: Point[]): Outline {
  return [
    ...points.map((point, index): Segment => ({ kind: index ? 'L' : 'M', points: [point] })),
    { kind: 'Z', points: [] }
  ]
}

export function rectangle({ x, y, width, height }: Box): Outline {
  return polygon([
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height }
  ])
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): Outline {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER]
  return outline(
    `M${cx + rx} ${cy}C${cx + rx} ${cy + ky} ${cx + kx} ${cy + ry} ${cx} ${cy + ry}` +
      `C${cx - kx} ${cy + ry} ${cx - rx} ${cy + ky} ${cx - rx} ${cy}C${cx - rx} ${cy - ky} ${cx - kx} ${cy - ry} ${cx} ${cy - ry}` +
      `C${cx + kx} ${cy - ry} ${cx + rx} ${cy - ky} ${cx + rx} ${cy}Z`
  )
}

export function rounded({ x, y, width, height }: Box, radius: number): Outline {
  const r = Math.min(radius, width / 2, height / 2)
  const k = r * (1 - QUARTER)
  const [right, bottom] = [x + width, y + height]
  return outline(
    `M${x + r} ${y}L${right - r} ${y}C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}` +
      `L${right} ${bottom - r}C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}` +
      `L${x + r} ${bottom}C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - r}` +
      `L${x} ${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`
  )
}

/** A frame: the rounded box with a smaller one cut out; fill it even-odd. */
export function frame(box: Box, radius: number, thickness: number): Outline {
  const inner = {
    x: box.x + thickness,
    y: box.y + thickness,
    width: box.width - 2 * thickness,
    height: box.height - 2 * thickness
  }
  return [...rounded(box, radius), ...rounded(inner, Math.max(0, radius - thickness))]
}

/** A sine-like edge from the left of the box to its right, closed along the bottom. */
export function waveField(box: Box, rise: number, waves: number): Outline {
  const step = box.width / (waves * 2)
  const points = Array.from({ length: waves * 2 }, (_, index) => {
    const x = box.x + step * index
    const bend = index % 2 ? rise : -rise
    return `C${x + step * 0.36} ${box.y + bend} ${x + step * 0.64} ${box.y + bend} ${x + step} ${box.y}`
  })
  const bottom = box.y + box.height
  return outline(`M${box.x} ${box.y}${points.join('')}L${box.x + box.width} ${bottom}L${box.x} ${bottom}Z`)
}

function readSteps(letter: string, rest: string): Segment[] {
  const kind = letter === 'L' || letter === 'Q' || letter === 'C' || letter === 'Z' ? letter : 'M'
  const size = POINTS_OF[kind]
  if (size === 0) return [{ kind, points: [] }]
  const points = readPoints(rest)
  return Array.from({ length: Math.floor(points.length / size) }, (_, index) => ({
    kind,
    points: points.slice(index * size, (index + 1) * size)
  }))
}

function readPoints(text: string): Point[] {
  const numbers = [...text.matchAll(/-?\d*\.?\d+(?:e-?\d+)?/g)].map(([number]) => Number(number))
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    x: numbers[index * 2] ?? 0,
    y: numbers[index * 2 + 1] ?? 0
  }))
}
