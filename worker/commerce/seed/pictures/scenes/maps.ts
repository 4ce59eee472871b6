import { type Canvas, ellipseSvg, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter, mix } from '../draw/colour.ts'
import type { Backdrop } from './backdrops.ts'

/** Brazil's outline, coarse, as longitude and latitude in degrees. */
const BRAZIL = [
  [-60, 5],
  [-58, 1.6],
  [-54, 2.2],
  [-51.6, 4.1],
  [-50, 0.5],
  [-48, -0.8],
  [-44.2, -2.6],
  [-41, -2.9],
  [-38.5, -3.8],
  [-35.3, -5.2],
  [-34.8, -8],
  [-37, -11],
  [-39, -13.6],
  [-39.2, -17.6],
  [-40.8, -21.4],
  [-43.2, -23],
  [-46, -24],
  [-48.5, -26],
  [-48.7, -28.5],
  [-50.4, -30.4],
  [-53.4, -33.7],
  [-57.6, -30.2],
  [-53.9, -27.2],
  [-54.6, -25.5],
  [-54.3, -24],
  [-55.8, -22.3],
  [-57.9, -22],
  [-58.1, -17.8],
  [-60.2, -16.2],
  [-60.4, -13.7],
  [-65.2, -12],
  [-65.4, -9.8],
  [-69, -11],
  [-73.6, -7.4],
  [-72.8, -5],
  [-69.9, -4.3],
  [-69.5, -1],
  [-69.9, 0.7],
  [-67.2, 1.7],
  [-65, 0.8],
  [-63.4, 2.3],
  [-64.2, 4.2]
] as const

const CITIES = [
  [-46.6, -23.5],
  [-38.5, -12.9],
  [-60, -3.1],
  [-49.3, -25.4],
  [-49.3, -16.7],
  [-34.9, -8]
] as const

export const brazil: Backdrop = (canvas, stage, tones) => {
  const unit = stage.height / 40
  const place = (longitude: number, latitude: number) => ({
    x: stage.x + stage.width * 0.42 + (longitude + 54) * unit,
    y: stage.y + stage.height * 0.5 - (latitude + 14.4) * unit
  })
  const line = `${BRAZIL.map(([longitude, latitude], index) => {
    const { x, y } = place(longitude, latitude)
    return `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
  }).join('')}Z`
  const land = canvas.linear(
    [
      { at: 0, colour: mix(tones.ground, tones.accent, 0.3) },
      { at: 1, colour: mix(tones.ground, tones.accent, 0.58) }
    ],
    [0, 0, 1, 1]
  )
  const pins = CITIES.map(([longitude, latitude]) =>
    pin(canvas, place(longitude, latitude), unit, darker(tones.accent, 0.2))
  )
  return strokeSvg(line, lighter(tones.ground, 0.6), 8) + pathSvg(line, land) + pins.join('')
}

function pin(canvas: Canvas, { x, y }: { x: number; y: number }, unit: number, colour: string): string {
  const r = unit * 1.25
  const drop = `M${x} ${y}C${x - r * 1.5} ${y - r * 1.6} ${x - r * 1.3} ${y - r * 3.3} ${x} ${y - r * 3.3}C${x + r * 1.3} ${y - r * 3.3} ${x + r * 1.5} ${y - r * 1.6} ${x} ${y}Z`
  return (
    ellipseSvg(
      x + r * 0.3,
      y,
      r,
      r * 0.35,
      canvas.radial([
        { at: 0, colour: '#000000', alpha: 0.4 },
        { at: 1, colour: '#000000', alpha: 0 }
      ])
    ) +
    pathSvg(drop, colour) +
    ellipseSvg(x, y - r * 2.1, r * 0.5, r * 0.5, '#ffffff')
  )
}

/** Two arrows that chase each other in a circle. */
export const thereAndBack: Backdrop = (_canvas, stage, tones) => {
  const [x, y, r] = [stage.x + stage.width * 0.5, stage.y + stage.height * 0.48, stage.height * 0.44]
  const thick = r * 0.13
  const arc = (sign: number) =>
    `M${x - sign * r} ${y - sign * r * 0.12}C${x - sign * r} ${y - sign * r * 0.75} ${x + sign * r * 0.1} ${y - sign * r * 1.3} ${x + sign * r * 0.74} ${y - sign * r * 0.68}`
  const head = (sign: number) =>
    `M${x + sign * r * 0.98} ${y - sign * r * 0.34}L${x + sign * r * 0.98} ${y - sign * r * 0.98}L${x + sign * r * 0.38} ${y - sign * r * 0.5}Z`
  const colour = mix(tones.ground, tones.accent, 0.62)
  return [1, -1].map(sign => strokeSvg(arc(sign), colour, thick) + pathSvg(head(sign), colour)).join('')
}
