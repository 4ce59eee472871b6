import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import map from '@svg-maps/brazil'

/** Where the drawing stands beside its one user. */
export const OUTLINE_FILE = new URL('../../app/sections/sellers/map/brazil.svg', import.meta.url)

/** Steps of the drawing's grid per unit of the source: half a unit is as fine as a city shop needs. */
const STEPS = 2

// The package's own types name a package that it does not bring.
export const source: { viewBox: string; locations: { id: string; path: string }[] } = map

/** `[x, y]` in the source's units. */
export type Point = [x: number, y: number]

/**
 * The states as one drawing: `brazil` is all of them, `sp` one. Points go to a grid by themselves, whichever state they
 * belong to, so that common borders stay common.
 */
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

/** The closed lines of a path. The source moves and draws straight lines only, all of them relative. */
export function shapesOf(path: string): Point[][] {
  if (/[^mz\d\s,.e-]/.test(path)) throw new Error('A path of the map has a command that is not known')
  let [x, y]: Point = [0, 0]
  return path.split('z').flatMap(part => {
    const shape: Point[] = pairs(part).map(([dx, dy]) => {
      x += dx
      y += dy
      return [x, y]
    })
    // Closing a line leads back to where it began.
    ;[x, y] = shape[0] ?? [x, y]
    return shape.length > 0 ? [shape] : []
  })
}

function pairs(part: string): Point[] {
  const numbers = (part.match(/-?\d*\.?\d+(e-?\d+)?/g) ?? []).map(Number)
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] satisfies Point] : []))
}

/** Empty for an island that is less than a step of the grid. */
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

/** A minus sign separates as well as a space does. */
function joined(steps: number[]): string {
  return steps.join(' ').replaceAll(' -', '-')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeFile(OUTLINE_FILE, outlineSvg())
