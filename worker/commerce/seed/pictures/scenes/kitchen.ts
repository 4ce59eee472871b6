import { pathSvg, rectSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter, mix } from '../draw/colour.ts'
import type { Backdrop } from './backdrops.ts'

export interface View {
  sky: [string, string]
  hill: string
}

const MORNING: View = { sky: ['#dff0f2', '#fdf6e4'], hill: '#a9cba0' }

export const kitchen: Backdrop = kitchenWith(MORNING)

/** A window over a counter, a shelf with cups; what is seen through the window tells the time of day. */
export function kitchenWith({ sky: [above, below], hill }: View): Backdrop {
  return (canvas, stage, tones) => {
    const foot = stage.y + stage.height
    const unit = stage.height / 400
    const at = (dx: number) => stage.x + stage.width * dx
    const sky = canvas.linear([
      { at: 0, colour: above },
      { at: 1, colour: below }
    ])
    const pane = (x: number) =>
      rectSvg(x, foot - 400 * unit, 120 * unit, 260 * unit, sky) +
      pathSvg(
        `M${x} ${foot - 190 * unit}C${x + 40 * unit} ${foot - 230 * unit} ${x + 80 * unit} ${foot - 200 * unit} ${x + 120 * unit} ${foot - 225 * unit}L${x + 120 * unit} ${foot - 140 * unit}L${x} ${foot - 140 * unit}Z`,
        hill
      )
    const x = at(0.06)
    const frame = `M${x - 6 * unit} ${foot - 406 * unit}L${x + 262 * unit} ${foot - 406 * unit}L${x + 262 * unit} ${foot - 134 * unit}L${x - 6 * unit} ${foot - 134 * unit}ZM${x + 128 * unit} ${foot - 406 * unit}L${x + 128 * unit} ${foot - 134 * unit}`
    const tiles = Array.from(
      { length: 22 },
      (_, index) =>
        rectSvg(
          stage.x - 40 + (index % 22) * 62 * unit,
          foot - 100 * unit,
          58 * unit,
          46 * unit,
          '#ffffff',
          ' fill-opacity="0.34" rx="4"'
        ) +
        rectSvg(
          stage.x - 70 + (index % 22) * 62 * unit,
          foot - 50 * unit,
          58 * unit,
          46 * unit,
          '#ffffff',
          ' fill-opacity="0.3" rx="4"'
        )
    ).join('')
    const shelfX = at(0.62)
    const cup = (dx: number, colour: string) =>
      pathSvg(
        `M${shelfX + dx * unit} ${foot - 328 * unit}L${shelfX + (dx + 6) * unit} ${foot - 272 * unit}L${shelfX + (dx + 42) * unit} ${foot - 272 * unit}L${shelfX + (dx + 48) * unit} ${foot - 328 * unit}Z`,
        canvas.linear(
          [
            { at: 0, colour: lighter(colour, 0.4) },
            { at: 1, colour: darker(colour, 0.2) }
          ],
          'across'
        )
      )
    const shelf =
      rectSvg(shelfX, foot - 272 * unit, 250 * unit, 13 * unit, '#b98a57') +
      rectSvg(shelfX, foot - 259 * unit, 250 * unit, 5 * unit, '#8d6238')
    return (
      tiles +
      pane(x) +
      pane(x + 136 * unit) +
      strokeSvg(frame, '#fffdf7', 13 * unit) +
      shelf +
      cup(14, tones.accent) +
      cup(76, '#e9e4d6') +
      cup(138, mix(tones.accent, '#ffffff', 0.5))
    )
  }
}
