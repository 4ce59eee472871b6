import { type Canvas, clipped, ellipseSvg, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter } from '../draw/colour.ts'
import { type Projection, pathData, shapesSvg } from '../draw/geometry.ts'
import { type Finish, finishOf, roundLight } from '../draw/light.ts'
import { outline, rectangle } from '../draw/outlines.ts'
import type { Label } from '../labels/label.ts'

/** Half the angle of a label's readable part, in radians: beyond it type would turn away from the eye. */
const READABLE_ANGLE = 0.98

export interface Zone {
  radius: number
  top: number
  bottom: number
  /** How far the middle of its upper and lower edge hangs below the sides. */
  sagTop: number
  sagBottom: number
}

/** Bends flat label drawings around an upright cylinder; x is the arc from the middle, y runs down. */
export function cylinder({ radius, top, bottom, sagTop, sagBottom }: Zone): Projection {
  return ({ x, y }) => {
    const angle = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, x / radius))
    const sag = sagTop + ((sagBottom - sagTop) * (y - top)) / (bottom - top)
    return { x: radius * Math.sin(angle), y: y - sag * (1 - Math.cos(angle)) }
  }
}

/** The label, printed and glued around the body. */
export function wrapLabel(canvas: Canvas, label: Label, zone: Zone, angle = READABLE_ANGLE): string {
  const { radius, top, bottom } = zone
  const bend = cylinder(zone)
  const height = bottom - top
  const bleed = { x: (-radius * Math.PI) / 2, y: top, width: radius * Math.PI, height }
  const area = { x: -radius * angle, y: top, width: radius * angle * 2, height }
  const sheet = pathData(rectangle(bleed), bend)
  const edge = (y: number) => pathData(outline(`M${bleed.x} ${y}L${bleed.x + bleed.width} ${y}`), bend)
  return (
    clipped(canvas.clip(sheet), shapesSvg(label.layout(area, bleed, label), bend)) +
    strokeSvg(edge(top + 0.8), '#ffffff', 1.4, ' stroke-opacity="0.4"') +
    strokeSvg(edge(bottom + 0.6), '#000000', 1.6, ' stroke-opacity="0.28"')
  )
}

/** The side view of a round body: shoulders, straight walls, a foot that bulges towards the eye. */
export function barrel(zone: Zone & { shoulder: number; foot: number }): string {
  const { radius: r, top, bottom, shoulder, foot, sagBottom: sag } = zone
  return (
    `M${-r} ${top + shoulder}Q${-r} ${top} ${-r + shoulder} ${top}L${r - shoulder} ${top}Q${r} ${top} ${r} ${top + shoulder}` +
    `L${r} ${bottom - foot}Q${r} ${bottom - foot * 0.1} ${r - foot} ${bottom + sag * 0.3}` +
    `C${r * 0.5} ${bottom + sag} ${-r * 0.5} ${bottom + sag} ${-r + foot} ${bottom + sag * 0.3}Q${-r} ${bottom - foot * 0.1} ${-r} ${bottom - foot}Z`
  )
}

export interface Lid {
  radius: number
  top: number
  bottom: number
  colour: string
  ribs: boolean
  /** Height of the visible top's half ellipse. */
  rise?: number
  finish?: Finish
}

/** A screw cap with its ribs and the lit top that the eye just sees. */
export function screwLid(canvas: Canvas, lid: Lid): string {
  const { radius: r, top, bottom, colour } = lid
  const rise = lid.rise ?? r * 0.075
  const side =
    `M${-r} ${top + 7}Q${-r} ${top} ${-r + 7} ${top}L${r - 7} ${top}Q${r} ${top} ${r} ${top + 7}L${r} ${bottom}` +
    `C${r * 0.6} ${bottom + rise * 1.3} ${-r * 0.6} ${bottom + rise * 1.3} ${-r} ${bottom}Z`
  const face = canvas.linear(
    [
      { at: 0, colour: lighter(colour, 0.34) },
      { at: 1, colour: lighter(colour, 0.1) }
    ],
    [0, 0, 1, 0.3]
  )
  return (
    pathSvg(side, colour) +
    (lid.ribs ? ribs(r, top + rise + 6, bottom, rise, colour) : '') +
    roundLight(canvas, side, lid.finish ?? finishOf(colour, 0.5)) +
    ellipseSvg(0, top + 3, r - 1, rise + 3, darker(colour, 0.16)) +
    ellipseSvg(0, top + 1.5, r - 1.5, rise + 2, face) +
    ellipseSvg(
      0,
      top + 2.5,
      r * 0.86,
      rise * 0.78,
      'none',
      ` stroke="${darker(colour, 0.3)}" stroke-opacity="0.28" stroke-width="1.5"`
    )
  )
}

/** The dark gap and the shadow that a lid throws on the body below it. */
export function lidShadow(canvas: Canvas, radius: number, y: number, depth: number): string {
  const fill = canvas.linear([
    { at: 0, colour: '#0d0b08', alpha: 0.42 },
    { at: 1, colour: '#0d0b08', alpha: 0 }
  ])
  return pathSvg(
    `M${-radius} ${y}C${-radius * 0.6} ${y + depth * 0.5} ${radius * 0.6} ${y + depth * 0.5} ${radius} ${y}L${radius} ${y + depth}` +
      `C${radius * 0.6} ${y + depth * 1.5} ${-radius * 0.6} ${y + depth * 1.5} ${-radius} ${y + depth}Z`,
    fill
  )
}

function ribs(radius: number, top: number, bottom: number, sag: number, colour: string): string {
  const count = Math.round(radius / 3.4)
  const angles = Array.from({ length: count }, (_, index) => -1.5 + (3 * (index + 0.5)) / count)
  const line = (shift: number) =>
    angles
      .map(angle => {
        const x = (radius * Math.sin(angle) + shift).toFixed(1)
        const low = sag * Math.cos(angle)
        return `M${x} ${(top + low * 0.7).toFixed(1)}L${x} ${(bottom + low - 3).toFixed(1)}`
      })
      .join('')
  return (
    strokeSvg(line(0), darker(colour, 0.62), 1.9, ' stroke-opacity="0.62"') +
    strokeSvg(line(-1.9), lighter(colour, 0.5), 1.1, ' stroke-opacity="0.34"')
  )
}
