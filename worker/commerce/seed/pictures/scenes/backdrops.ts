import { type Canvas, ellipseSvg, group, pathSvg, rectSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter, mix } from '../draw/colour.ts'
import type { Box } from '../draw/geometry.ts'
import { disc, type Tones } from './scenery.ts'

/** What stands far behind in a scene; the stage's foot is the horizon. */
export type Backdrop = (canvas: Canvas, stage: Box, tones: Tones) => string

export const sunrise: Backdrop = (canvas, stage, tones) => {
  const [x, y, radius] = [stage.x + stage.width * 0.5, stage.y + stage.height * 0.5, stage.height * 0.36]
  const glow = canvas.radial([
    { at: 0, colour: '#fff3c9', alpha: 0.95 },
    { at: 0.5, colour: '#ffe6a0', alpha: 0.4 },
    { at: 1, colour: '#ffe6a0', alpha: 0 }
  ])
  return (
    ellipseSvg(x, y, radius * 2, radius * 2, glow) +
    disc(canvas, x, y, radius, lighter(tones.accent, 0.35)) +
    disc(canvas, x, y, radius * 0.86, lighter(tones.accent, 0.5))
  )
}

export const moonlight: Backdrop = (canvas, stage, tones) => {
  const [x, y, radius] = [stage.x + stage.width * 0.62, stage.y + stage.height * 0.34, stage.height * 0.24]
  const pane = {
    x: stage.x + stage.width * 0.2,
    y: stage.y - stage.height * 0.2,
    width: stage.width * 0.66,
    height: stage.height * 1.02
  }
  const night = canvas.linear([
    { at: 0, colour: darker(tones.accent, 0.3) },
    { at: 1, colour: mix(tones.accent, tones.ground, 0.4) }
  ])
  const stars = Array.from({ length: 22 }, (_, index) =>
    ellipseSvg(
      pane.x + ((index * 83) % 97) * pane.width * 0.0103,
      pane.y + pane.height * 0.2 + ((index * 47) % 89) * pane.height * 0.006,
      1.6 + (index % 3),
      1.6 + (index % 3),
      '#fff8e0',
      ' fill-opacity="0.8"'
    )
  ).join('')
  const moon = group(
    `translate(${x} ${y}) scale(${radius / 100})`,
    ellipseSvg(
      0,
      0,
      180,
      180,
      canvas.radial([
        { at: 0, colour: '#fff3d0', alpha: 0.5 },
        { at: 1, colour: '#fff3d0', alpha: 0 }
      ])
    ) +
      pathSvg(
        'M30 -96C-40 -90 -92 -36 -88 26C-84 84 -22 118 40 98C86 82 104 40 98 10C84 50 30 66 -8 38C-46 8 -30 -66 30 -96Z',
        '#fdf1cf'
      )
  )
  const frame = `M${pane.x} ${pane.y}L${pane.x + pane.width} ${pane.y}L${pane.x + pane.width} ${pane.y + pane.height}L${pane.x} ${pane.y + pane.height}Z`
  const bars = `M${pane.x + pane.width / 2} ${pane.y}L${pane.x + pane.width / 2} ${pane.y + pane.height}`
  return (
    rectSvg(pane.x, pane.y, pane.width, pane.height, night) +
    stars +
    moon +
    strokeSvg(bars, lighter(tones.ground, 0.5), 8) +
    strokeSvg(frame, lighter(tones.ground, 0.5), 14) +
    rectSvg(pane.x - 16, pane.y + pane.height - 4, pane.width + 32, 16, lighter(tones.ground, 0.6))
  )
}

export const mountains: Backdrop = (canvas, stage, tones) => {
  const foot = stage.y + stage.height
  const range = (shift: number, rise: number, colour: string) => {
    const [w, h] = [stage.width, stage.height * rise]
    const x = stage.x - w * 0.3 + shift * w
    const line = `M${x} ${foot}L${x + w * 0.22} ${foot - h * 0.55}L${x + w * 0.32} ${foot - h * 0.42}L${x + w * 0.56} ${foot - h}L${x + w * 0.72} ${foot - h * 0.62}L${x + w * 0.84} ${foot - h * 0.78}L${x + w * 1.4} ${foot}Z`
    return pathSvg(
      line,
      canvas.linear([
        { at: 0, colour: lighter(colour, 0.2) },
        { at: 1, colour: mix(colour, tones.ground, 0.5) }
      ])
    )
  }
  const sun = disc(canvas, stage.x + stage.width * 0.72, stage.y + stage.height * 0.26, stage.height * 0.15, '#ffe3a3')
  return (
    sun +
    range(0.12, 0.86, mix(tones.accent, tones.ground, 0.62)) +
    range(-0.14, 0.62, mix(tones.accent, tones.ground, 0.38)) +
    range(0.3, 0.42, mix(tones.accent, tones.ground, 0.14))
  )
}

export const sea: Backdrop = (canvas, stage, tones) => {
  const foot = stage.y + stage.height
  const layer = (rise: number, swing: number, part: number) => {
    const y = foot - stage.height * rise
    const step = stage.width / 4
    const start = stage.x - step * 8
    const crest = Array.from({ length: 14 }, (_, place) => place - 7)
      .map(
        index =>
          `C${stage.x + step * (index - 0.6)} ${y + (index % 2 ? swing : -swing)} ${stage.x + step * (index - 0.4)} ${y + (index % 2 ? swing : -swing)} ${stage.x + step * index} ${y}`
      )
      .join('')
    const fill = canvas.linear([
      { at: 0, colour: mix(tones.accent, tones.ground, part) },
      { at: 1, colour: mix(tones.accent, tones.ground, Math.min(1, part + 0.25)) }
    ])
    return pathSvg(`M${start} ${y}${crest}L${stage.x + step * 6} ${foot}L${start} ${foot}Z`, fill)
  }
  const sun = disc(
    canvas,
    stage.x + stage.width * 0.7,
    foot - stage.height * 0.62,
    stage.height * 0.2,
    mix('#ffe9b8', tones.ground, 0.15)
  )
  return sun + layer(0.5, 20, 0.68) + layer(0.38, 26, 0.5) + layer(0.24, 18, 0.3)
}

/** A plain, soft disc behind whatever stands in front. */
export const halo: Backdrop = (canvas, stage, tones) => {
  const radius = Math.min(stage.height * 0.53, stage.width * 0.46)
  const [x, y] = [stage.x + stage.width * 0.5, stage.y + stage.height * 0.5]
  return (
    disc(canvas, x, y, radius, mix(tones.ground, tones.accent, 0.24)) +
    ellipseSvg(
      x,
      y,
      radius * 1.16,
      radius * 1.16,
      'none',
      ` stroke="${tones.accent}" stroke-opacity="0.22" stroke-width="2"`
    )
  )
}

/** A road into the dawn. */
export const road: Backdrop = (canvas, stage, tones) => {
  const foot = stage.y + stage.height
  const middle = stage.x + stage.width * 0.55
  const hills = `M${stage.x - stage.width} ${foot}C${stage.x} ${foot - stage.height * 0.34} ${stage.x + stage.width * 0.3} ${foot - stage.height * 0.1} ${middle} ${foot - stage.height * 0.16}C${stage.x + stage.width * 0.8} ${foot - stage.height * 0.3} ${stage.x + stage.width} ${foot - stage.height * 0.16} ${stage.x + stage.width * 1.4} ${foot}Z`
  return (
    sunrise(canvas, stage, tones) +
    pathSvg(
      hills,
      canvas.linear([
        { at: 0, colour: mix(tones.accent, '#6f8f5d', 0.6) },
        { at: 1, colour: mix(tones.ground, '#8fae78', 0.5) }
      ])
    )
  )
}
