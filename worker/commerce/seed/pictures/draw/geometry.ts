export interface Point {
  x: number
  y: number
}

/** One step of an outline: move, line, quadratic, cubic or close, with absolute points. */
export interface Segment {
  kind: 'M' | 'L' | 'Q' | 'C' | 'Z'
  points: Point[]
}

export type Outline = Segment[]

/** Lays a flat drawing on a surface: a cylinder's front, the face of a box, a bag. */
export type Projection = (point: Point) => Point

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Shape {
  outline: Outline
  fill: string
  opacity?: number
  evenOdd?: boolean
  stroke?: { colour: string; width: number }
}

/** Long straight lines are cut at this length before they are bent. */
const STEP_PX = 14

export function shapesSvg(shapes: Shape[], project?: Projection): string {
  return shapes.map(shape => shapeSvg(shape, project)).join('')
}

export function pathData(outline: Outline, project?: Projection): string {
  const bent = project ? subdivide(outline).map(segment => mapSegment(segment, project)) : outline
  return bent.map(segment => segment.kind + segment.points.map(pointData).join(' ')).join('')
}

export function mapShapes(shapes: Shape[], project: Projection): Shape[] {
  return shapes.map(shape => ({ ...shape, outline: mapOutline(shape.outline, project) }))
}

export function mapOutline(outline: Outline, project: Projection): Outline {
  return outline.map(segment => mapSegment(segment, project))
}

export function moved(x: number, y: number, scale = 1): Projection {
  return point => ({ x: x + point.x * scale, y: y + point.y * scale })
}

export function turned(degrees: number, x = 0, y = 0): Projection {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return point => ({ x: x + point.x * cos - point.y * sin, y: y + point.x * sin + point.y * cos })
}

export function inset(box: Box, dx: number, dy = dx): Box {
  return { x: box.x + dx, y: box.y + dy, width: box.width - 2 * dx, height: box.height - 2 * dy }
}

/** The part of a box between two fractions of its height. */
export function slice(box: Box, from: number, to: number): Box {
  return { x: box.x, y: box.y + box.height * from, width: box.width, height: box.height * (to - from) }
}

function shapeSvg(shape: Shape, project?: Projection): string {
  const stroke = shape.stroke
    ? ` stroke="${shape.stroke.colour}" stroke-width="${shape.stroke.width}" stroke-linecap="round" stroke-linejoin="round"`
    : ''
  const rule = shape.evenOdd ? ' fill-rule="evenodd"' : ''
  // `opacity` would be drawn on a layer of its own, which is slow.
  const opacity = shape.opacity === undefined ? '' : ` fill-opacity="${shape.opacity}"`
  return `<path d="${pathData(shape.outline, project)}" fill="${shape.fill}"${stroke}${rule}${opacity}/>`
}

function pointData(point: Point): string {
  return `${Math.round(point.x * 10) / 10} ${Math.round(point.y * 10) / 10}`
}

function mapSegment(segment: Segment, project: Projection): Segment {
  return { kind: segment.kind, points: segment.points.map(project) }
}

function subdivide(outline: Outline): Outline {
  let from: Point = { x: 0, y: 0 }
  let start = from
  return outline.flatMap(segment => {
    const end = segment.points.at(-1) ?? start
    const steps = segment.kind === 'L' ? cutLine(from, end) : segment.kind === 'Z' ? closeLine(from, start) : [segment]
    if (segment.kind === 'M') start = end
    from = end
    return steps
  })
}

function closeLine(from: Point, to: Point): Outline {
  return [...cutLine(from, to), { kind: 'Z', points: [] }]
}

function cutLine(from: Point, to: Point): Outline {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP_PX))
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count
    return { kind: 'L', points: [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }] }
  })
}
