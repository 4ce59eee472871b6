import { type Canvas, clipped, ellipseSvg, group, pathSvg, rectSvg } from '../draw/canvas.ts'
import { darker, lighter, mix } from '../draw/colour.ts'
import type { Box } from '../draw/geometry.ts'

/** The colours of one scene, made from its ground and its accent. */
export interface Tones {
  ground: string
  accent: string
  light: string
  deep: string
  soft: string
}

/** Something that stands in a scene, its foot's middle on 0, 0. */
export interface Prop {
  svg: string
  width: number
  height: number
}

export function tonesOf(ground: string, accent: string): Tones {
  return { ground, accent, light: lighter(ground, 0.55), deep: darker(accent, 0.35), soft: mix(ground, accent, 0.3) }
}

const SPRIG =
  'M0 0C30 -60 40 -130 30 -210M12 -40C40 -60 80 -60 104 -96C70 -104 30 -92 12 -40M24 -96C-4 -118 -40 -124 -66 -160C-30 -176 10 -152 24 -96M32 -150C56 -172 92 -176 110 -214C76 -220 42 -202 32 -150M30 -204C14 -226 10 -262 30 -296C50 -266 48 -230 30 -204'

/** A lit wall and floor, with the shadow of a plant falling over the wall from the upper left. */
export function room(canvas: Canvas, width: number, height: number, floorY: number, tones: Tones): string {
  const wall = canvas.linear(
    [
      { at: 0, colour: lighter(tones.ground, 0.42) },
      { at: 0.55, colour: tones.ground },
      { at: 1, colour: mix(tones.ground, tones.accent, 0.16) }
    ],
    [0, 0, 1, 0.7]
  )
  const floor = canvas.linear([
    { at: 0, colour: mix(tones.ground, tones.accent, 0.2) },
    { at: 0.2, colour: mix(tones.ground, tones.accent, 0.1) },
    { at: 1, colour: lighter(tones.ground, 0.3) }
  ])
  const lamp = canvas.radial([
    { at: 0, colour: '#ffffff', alpha: 0.7 },
    { at: 1, colour: '#ffffff', alpha: 0 }
  ])
  return (
    rectSvg(0, 0, width, height, wall) +
    ellipseSvg(width * 0.3, height * 0.1, width * 0.6, height * 0.8, lamp) +
    rectSvg(0, floorY, width, height - floorY, floor) +
    rectSvg(0, floorY, width, 2, darker(tones.ground, 0.25), ' fill-opacity="0.12"')
  )
}

/** Light through a window with leaves before it. */
export function windowLight(canvas: Canvas, stage: Box, tones: Tones): string {
  const unit = stage.height / 420
  const [x, y] = [stage.x + stage.width * 0.2, stage.y]
  const beam = (from: number, wide: number) =>
    `M${x + from * unit} ${y - 60 * unit}L${x + (from + wide) * unit} ${y - 60 * unit}L${x + (from + wide + 190) * unit} ${y + 460 * unit}L${x + (from + 190) * unit} ${y + 460 * unit}Z`
  const leaves = [
    [60, 250, 0.9, 20],
    [330, 190, 1.1, -24],
    [560, 300, 1, 8]
  ].map(([dx = 0, dy = 0, size = 1, turn = 0]) =>
    group(
      `translate(${x + dx * unit} ${y + dy * unit}) rotate(${turn}) scale(${size * unit})`,
      pathSvg(SPRIG, tones.deep)
    )
  )
  return (
    `<g opacity="0.32" filter="${canvas.blur(7 * unit)}">${pathSvg(beam(0, 130), '#ffffff')}${pathSvg(beam(170, 130), '#ffffff')}${pathSvg(beam(340, 60), '#ffffff')}</g>` +
    `<g opacity="0.085" filter="${canvas.blur(5 * unit)}">${leaves.join('')}</g>`
  )
}

/** A round plinth whose top is at y 0. */
export function plinth(canvas: Canvas, x: number, y: number, radius: number, height: number, tones: Tones): string {
  const rise = radius * 0.14
  const side = `M${-radius} 0L${-radius} ${height}C${-radius * 0.6} ${height + rise * 1.3} ${radius * 0.6} ${height + rise * 1.3} ${radius} ${height}L${radius} 0Z`
  const body = mix(tones.ground, tones.accent, 0.26)
  const wall = canvas.linear(
    [
      { at: 0, colour: darker(body, 0.1) },
      { at: 0.22, colour: lighter(body, 0.5) },
      { at: 0.6, colour: body },
      { at: 1, colour: darker(body, 0.28) }
    ],
    'across'
  )
  const top = canvas.linear(
    [
      { at: 0, colour: lighter(body, 0.75) },
      { at: 1, colour: lighter(body, 0.28) }
    ],
    [0, 0, 1, 0.5]
  )
  const cast = canvas.radial([
    { at: 0, colour: '#2b2519', alpha: 0.34 },
    { at: 0.6, colour: '#2b2519', alpha: 0.16 },
    { at: 1, colour: '#2b2519', alpha: 0 }
  ])
  return group(
    `translate(${x} ${y})`,
    ellipseSvg(radius * 0.22, height + rise * 0.5, radius * 1.4, rise * 2, cast) +
      pathSvg(side, wall) +
      ellipseSvg(0, 0, radius, rise, top)
  )
}

export function disc(canvas: Canvas, x: number, y: number, radius: number, colour: string): string {
  const fill = canvas.linear(
    [
      { at: 0, colour: lighter(colour, 0.2) },
      { at: 1, colour }
    ],
    [0, 0, 1, 1]
  )
  return ellipseSvg(x, y, radius, radius, fill)
}

export function inside(canvas: Canvas, box: Box, body: string): string {
  return clipped(
    canvas.clip(
      `M${box.x} ${box.y}L${box.x + box.width} ${box.y}L${box.x + box.width} ${box.y + box.height}L${box.x} ${box.y + box.height}Z`
    ),
    body
  )
}

export function placed(prop: Prop, x: number, y: number, scale: number): string {
  return group(`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`, prop.svg)
}
