import { type Canvas, ellipseSvg, pathSvg, rectSvg, type Stop } from './canvas.ts'
import { isLight } from './colour.ts'

/** The one light of the shop: a large soft lamp at the upper left, a white floor that throws some of it back. */

const SHADE: [at: number, alpha: number][] = [
  [0, 0.5],
  [0.05, 0.28],
  [0.13, 0.1],
  [0.22, 0],
  [0.46, 0.02],
  [0.66, 0.14],
  [0.84, 0.36],
  [0.95, 0.52],
  [0.985, 0.46],
  [1, 0.34]
]

const GLOSS: [at: number, alpha: number][] = [
  [0, 0],
  [0.1, 0],
  [0.17, 0.2],
  [0.215, 0.46],
  [0.25, 0.46],
  [0.3, 0.22],
  [0.4, 0.06],
  [0.52, 0],
  [0.9, 0],
  [0.955, 0.16],
  [0.99, 0.04],
  [1, 0]
]

export interface Finish {
  /** How dark the far side gets; white packs stay bright. */
  shade?: number
  /** How much the lamp mirrors: 0 paper, 1 glass. */
  gloss?: number
}

/** The shade and the highlight of an upright round body, over whatever was painted on it. */
export function roundLight(canvas: Canvas, outline: string, finish: Finish = {}): string {
  const shade = canvas.linear(stops(SHADE, '#0d0b08', finish.shade ?? 1), 'across')
  const gloss = canvas.linear(stops(GLOSS, '#ffffff', finish.gloss ?? 0.6), 'across')
  const fall = canvas.linear([
    { at: 0, colour: '#ffffff', alpha: 0.07 },
    { at: 0.5, colour: '#808080', alpha: 0 },
    { at: 1, colour: '#0d0b08', alpha: 0.16 }
  ])
  return pathSvg(outline, shade) + pathSvg(outline, gloss) + pathSvg(outline, fall)
}

/** The light on a flat or slightly bellied front. */
export function flatLight(canvas: Canvas, outline: string, strength = 1): string {
  const light = canvas.linear(
    [
      { at: 0, colour: '#ffffff', alpha: 0.2 * strength },
      { at: 0.4, colour: '#ffffff', alpha: 0.02 * strength },
      { at: 0.6, colour: '#0d0b08', alpha: 0.02 * strength },
      { at: 1, colour: '#0d0b08', alpha: 0.2 * strength }
    ],
    [0, 0, 1, 0.6]
  )
  return pathSvg(outline, light)
}

export function finishOf(colour: string, gloss = 0.6): Finish {
  return { shade: isLight(colour) ? 0.52 : 0.92, gloss: isLight(colour) ? gloss * 0.9 : gloss * 0.75 }
}

/** The soft shadow of something that stands at 0, 0 and is so wide: dark under it, long to the right. */
export function groundShadow(canvas: Canvas, width: number, strength = 1): string {
  const half = width / 2
  return (
    ellipseSvg(half * 0.34, width * 0.035, half * 1.62, width * 0.125, shadowFill(canvas, 0.3 * strength)) +
    ellipseSvg(half * 0.1, 4, half * 1.16, width * 0.055, shadowFill(canvas, 0.62 * strength)) +
    ellipseSvg(0, 1, half * 1.0, width * 0.026, shadowFill(canvas, 0.6 * strength))
  )
}

function shadowFill(canvas: Canvas, alpha: number): string {
  return canvas.radial([
    { at: 0, colour: '#2b2519', alpha },
    { at: 0.45, colour: '#2b2519', alpha: alpha * 0.62 },
    { at: 0.75, colour: '#2b2519', alpha: alpha * 0.18 },
    { at: 1, colour: '#2b2519', alpha: 0 }
  ])
}

/** The bright ground that every product stands on: one gradient, as each costs a pass over the whole picture. */
export function studioGround(canvas: Canvas, width: number, height: number): string {
  const light = canvas.radial([
    { at: 0, colour: '#ffffff' },
    { at: 0.4, colour: '#fcfbf9' },
    { at: 0.75, colour: '#f6f5f0' },
    { at: 1, colour: '#eeece5' }
  ])
  return rectSvg(-width * 0.28, -height * 0.3, width * 1.5, height * 1.5, light)
}

function stops(curve: [number, number][], colour: string, strength: number): Stop[] {
  return curve.map(([at, alpha]) => ({ at, colour, alpha: Math.round(alpha * strength * 1000) / 1000 }))
}
