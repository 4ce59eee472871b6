import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import map from '@svg-maps/brazil'

export const OUTLINE_FILE = new URL('../../app/sections/sellers/map/brazil.svg', import.meta.url)

/** Grid steps per unit of the source. Half a unit is precise enough for a shop's city. */
const STEPS = 2

// The package's types import another package that it does not install.
export const source: { viewBox: string; locations: { id: string; path: string }[] } = map

export type Point = [x: number, y: number]

/** The states as one drawing, on one grid, so that neighbours keep a common border. */
export function outlineSvg(): string {
  const [, , width = '', height = ''] = source.viewBox.split(' ')
  const states = source.locations.map(
    ({ id, path }) => `<path id="${id}" vector-effect="non-scaling-stroke" d="${shapesOf(path).map(drawn).join('')}"/>`
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Number(width) * STEPS} ${Number(height) * STEPS}">`,
    '<!-- Brazil by MapSVG (mapsvg.com), in @svg-maps/brazil, CC BY 4.0. Changed: points on a grid, names left out. -->',
    `<g id="brazil">${states.join('\n')}</g></svg>\n`
  ].join('\n')
}

/** The closed lines of a path. The source uses relative moves and straight lines only. */
export function shapesOf(path: string): Point[][] {
  if (/[^mz\d\s,.e-]/.test(path)) throw new Error('A path of the map has a command that is not known')
  let [x, y]: Point = [0, 0]
  return path.split('z').flatMap(part => {
    const shape: Point[] = pairs(part).map(([dx, dy]) => {
      x += dx
      y += dy
      return [x, y]
    })
    ;[x, y] = shape[0] ?? [x, y]
    return shape.length > 0 ? [shape] : []
  })
}

function pairs(part: string): Point[] {
  const numbers = (part.match(/-?\d*\.?\d+(e-?\d+)?/g) ?? []).map(Number)
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] satisfies Point] : []))
}

/** Empty for an island smaller than one grid step. */
function drawn(shape: Point[]): string {
  const grid = shape.map(([x, y]): Point => [Math.round(x * STEPS), Math.round(y * STEPS)])
  const steady = grid.filter((point, at) => !isSame(point, grid.at(at - 1)))
  const corners = steady.filter((point, at) => isCorner(steady.at(at - 1), point, steady[(at + 1) % steady.length]))
  if (corners.length < 3) return ''
  const [[startX, startY] = [0, 0], ...rest] = corners
  const steps = rest.flatMap(([x, y], at) => [x - (corners[at]?.[0] ?? 0), y - (corners[at]?.[1] ?? 0)])
  return `M${startX} ${startY}l${joined(steps)}z`
}

function isSame([x, y]: Point, other: Point | undefined): boolean {
  return x === other?.[0] && y === other[1]
}

function isCorner([ax, ay]: Point = [0, 0], [x, y]: Point, [bx, by]: Point = [0, 0]): boolean {
  return (x - ax) * (by - y) !== (y - ay) * (bx - x)
}

function joined(steps: number[]): string {
  return steps.join(' ').replaceAll(' -', '-')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeFile(OUTLINE_FILE, outlineSvg())
