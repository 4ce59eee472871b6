import { type Canvas, ellipseSvg, group, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter } from '../draw/colour.ts'
import { groundShadow, roundLight } from '../draw/light.ts'
import type { Prop, Tones } from './scenery.ts'

const BLADE = 'M0 0C-40 -30 -58 -90 0 -170C58 -90 40 -30 0 0Z'

/** One leaf from its stalk at 0, 0 upward, one half in light. */
export function leaf(canvas: Canvas, colour: string): string {
  const lit = canvas.linear([
    { at: 0, colour: lighter(colour, 0.36) },
    { at: 1, colour }
  ])
  return (
    pathSvg(BLADE, lit) +
    pathSvg('M0 0C40 -30 58 -90 0 -170Z', darker(colour, 0.2), ' fill-opacity="0.75"') +
    strokeSvg(
      'M0 6L0 -156M0 -40L-24 -66M0 -40L24 -66M0 -80L-26 -108M0 -80L26 -108M0 -116L-16 -134M0 -116L16 -134',
      lighter(colour, 0.55),
      2.2,
      ' stroke-opacity="0.6"'
    )
  )
}

/** A plant in a clay pot. */
export function plant(canvas: Canvas, tones: Tones): Prop {
  const green = '#3f7a52'
  const blades = [
    [-64, 1.05, '#356a47'],
    [62, 1.1, '#356a47'],
    [-34, 1.35, green],
    [36, 1.3, green],
    [-88, 0.8, green],
    [86, 0.82, green],
    [0, 1.55, '#4c8d5e']
  ]
  const pot = 'M-74 -104L-58 -8Q-56 0 -46 2C-20 8 20 8 46 2Q56 0 58 -8L74 -104Z'
  const clay = lighter(tones.accent, 0.15)
  const svg =
    groundShadow(canvas, 130, 1) +
    blades
      .map(([turn, size, colour]) =>
        group(`translate(0 -100) rotate(${turn}) scale(${size})`, leaf(canvas, String(colour)))
      )
      .join('') +
    pathSvg(pot, clay) +
    roundLight(canvas, pot, { shade: 0.8, gloss: 0.4 }) +
    pathSvg('M-82 -122L82 -122L78 -96C40 -88 -40 -88 -78 -96Z', clay) +
    roundLight(canvas, 'M-82 -122L82 -122L78 -96C40 -88 -40 -88 -78 -96Z', { shade: 0.8, gloss: 0.4 })
  return { svg, width: 330, height: 360 }
}

/** Leaves lying on the floor. */
export function looseLeaves(canvas: Canvas): Prop {
  const one = (x: number, y: number, turn: number, size: number, colour: string) =>
    group(
      `translate(${x} ${y})`,
      ellipseSvg(
        20,
        10,
        80 * size,
        14 * size,
        canvas.radial([
          { at: 0, colour: '#2b2519', alpha: 0.3 },
          { at: 1, colour: '#2b2519', alpha: 0 }
        ])
      ) + group(`rotate(${turn}) scale(${size} ${size * 0.9})`, leaf(canvas, colour))
    )
  return {
    svg: one(-90, -14, 62, 0.95, '#4c8d5e') + one(60, -8, -74, 0.8, '#3f7a52') + one(-10, 0, 84, 0.6, '#6aa56a'),
    width: 300,
    height: 90
  }
}

/** A shoot with the sap rising in it, from root to leaf. */
export function shoot(canvas: Canvas): Prop {
  const soil = canvas.linear([
    { at: 0, colour: '#6b4a32' },
    { at: 1, colour: '#3d2a1d' }
  ])
  const stem = 'M0 -60C-6 -150 10 -240 0 -330'
  const roots =
    'M0 -60C-14 -40 -50 -30 -84 -6M0 -60C8 -36 40 -26 78 -2M0 -60C-2 -40 -6 -20 -4 8M0 -56C-24 -36 -30 -14 -46 8M0 -56C20 -36 26 -14 40 10'
  const foliage = [
    [-2, -330, 0, 1.1],
    [2, -250, 52, 1],
    [-2, -220, -56, 1.05],
    [0, -160, 62, 0.8],
    [-2, -140, -64, 0.76]
  ]
  const drops = [
    [0, -100],
    [3, -180],
    [2, -270]
  ]
    .map(
      ([x, y]) =>
        ellipseSvg(Number(x), Number(y), 6, 9, '#f2c14e') +
        ellipseSvg(Number(x) - 2, Number(y) - 3, 2, 3, '#ffffff', ' fill-opacity="0.8"')
    )
    .join('')
  const svg =
    groundShadow(canvas, 380, 0.8) +
    pathSvg('M-190 0C-150 -50 -70 -78 0 -80C70 -78 150 -50 190 0C150 34 -150 34 -190 0Z', soil) +
    strokeSvg(roots, '#e8cfa0', 5, ' stroke-opacity="0.85"') +
    strokeSvg(stem, '#4c7d3f', 15) +
    strokeSvg(stem, '#9cc46a', 5) +
    foliage
      .map(([x, y, turn, size]) =>
        group(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, leaf(canvas, '#4a8a55'))
      )
      .join('') +
    drops
  return { svg, width: 400, height: 520 }
}
