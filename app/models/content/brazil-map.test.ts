import { expect, test } from 'vitest'
import { readDemo } from '../../../worker/commerce/demo/read-demo.ts'
import { type Point, shapesOf, source } from '../../../worker/tasks/map-outline.ts'
import { aspectOf, DRAWING, isOnMap, toPoint, viewOf } from './brazil-map.ts'

const { sellers } = readDemo()

/** Shapes of a state in units of the drawing, which has two per unit of the source. */
function shapesOfState(id: string): Point[][] {
  const path = source.locations.find(state => state.id === id.toLowerCase())?.path ?? ''
  return shapesOf(path).map(shape => shape.map(([x, y]): Point => [x * 2, y * 2]))
}

function isInside(shape: Point[], x: number, y: number): boolean {
  return shape.reduce((inside, [ax, ay], at) => {
    const [bx, by] = shape.at(at - 1) ?? [0, 0]
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    return crosses ? !inside : inside
  }, false)
}

/** Distance to the nearest corner of a shape, 0 inside it. Coastlines have enough corners for this. */
function distance(shape: Point[], x: number, y: number): number {
  return isInside(shape, x, y) ? 0 : Math.min(...shape.map(([cx, cy]) => Math.hypot(cx - x, cy - y)))
}

test.each(sellers.map(seller => [seller.city, seller] as const))('the map draws %s in its own state', (_, seller) => {
  const { x, y } = toPoint(seller)
  const nearest = source.locations
    .map(({ id }) => ({ id, far: Math.min(...shapesOfState(id).map(shape => distance(shape, x, y))) }))
    .sort((a, b) => a.far - b.far)[0]
  expect(nearest?.id.toUpperCase()).toBe(seller.state)
  // Florianópolis lies on a strait that is narrower than the precision of the coordinates: two units are 7 km.
  expect(nearest?.far).toBeLessThan(2)
})

// Capitals far from the shops, to cover the corners of the map.
test.each([
  ['AC', -9.975, -67.81],
  ['RR', 2.82, -60.675],
  ['RS', -30.03, -51.23],
  ['DF', -15.78, -47.93],
  ['TO', -10.18, -48.33],
  ['MS', -20.45, -54.62]
])('the map draws the capital of %s in its state', (state, latitude, longitude) => {
  const { x, y } = toPoint({ latitude, longitude })
  expect(shapesOfState(state).some(shape => isInside(shape, x, y))).toBe(true)
})

test('the map’s view contains every shop, is the whole country without shops, and never zooms in too far', () => {
  const view = viewOf(sellers)
  for (const { x, y } of sellers.map(toPoint)) {
    expect(x).toBeGreaterThan(view.x)
    expect(x).toBeLessThan(view.x + view.width)
    expect(y).toBeGreaterThan(view.y)
    expect(y).toBeLessThan(view.y + view.height)
  }
  expect(viewOf([])).toBe(DRAWING)
  const [one] = sellers
  expect(one && viewOf([one]).width).toBeGreaterThan(300)
})

test('the drawing has the proportions of a Mercator map within a hundredth', () => {
  expect(aspectOf(DRAWING) / (DRAWING.width / DRAWING.height)).toBeCloseTo(1, 1.7)
})

test('a place abroad is not on the map', () => {
  expect(isOnMap({ latitude: 38.7, longitude: -9.1 })).toBe(false)
  expect(isOnMap({ latitude: -23.55, longitude: -46.63 })).toBe(true)
})
