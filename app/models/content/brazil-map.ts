export interface Location {
  latitude: number
  longitude: number
}

interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

export const DRAWING: Box = { x: 0, y: 0, width: 1226, height: 1278 }

// Degrees at the drawing's edges. The country (IBGE: 73.983 W, 34.793 W, 5.272 N, 33.751 S) lies slightly inside.
const EDGES = { west: -74, east: -34.746, north: 5.289, south: -33.762 }

/** The smallest span shown, in degrees. A single shop would otherwise fill the map with its street. */
const LEAST_SPAN_DEGREES = 12
const MARGIN = 0.08

export function toPoint({ latitude, longitude }: Location): Point {
  return {
    x: ((longitude - EDGES.west) / (EDGES.east - EDGES.west)) * DRAWING.width,
    y: ((TOP - mercator(latitude)) / (TOP - BOTTOM)) * DRAWING.height
  }
}

export function isOnMap(location: Location): boolean {
  const { x, y } = toPoint(location)
  return x >= 0 && x <= DRAWING.width && y >= 0 && y <= DRAWING.height
}

export function viewOf(locations: Location[]): Box {
  if (locations.length === 0) return DRAWING
  const points = locations.map(toPoint)
  const x = spanOf(points.map(point => point.x))
  const y = spanOf(points.map(point => point.y))
  return { x: x.from, y: y.from, width: x.length, height: y.length }
}

/** The part's aspect ratio on a Mercator map. The drawing itself is slightly too narrow. */
export function aspectOf({ width, height }: Box): number {
  const degreesWide = (width / DRAWING.width) * (EDGES.east - EDGES.west)
  const degreesHigh = (height / DRAWING.height) * (TOP - BOTTOM) * (180 / Math.PI)
  return degreesWide / degreesHigh
}

const UNITS_PER_DEGREE = DRAWING.width / (EDGES.east - EDGES.west)

function spanOf(values: number[]): { from: number; length: number } {
  const [from, to] = [Math.min(...values), Math.max(...values)]
  const length = Math.max((to - from) * (1 + 2 * MARGIN), LEAST_SPAN_DEGREES * UNITS_PER_DEGREE)
  return { from: Math.round((from + to - length) / 2), length: Math.round(length) }
}

const TOP = mercator(EDGES.north)
const BOTTOM = mercator(EDGES.south)

function mercator(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
}
