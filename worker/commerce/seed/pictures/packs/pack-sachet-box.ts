import { type Canvas, clipped, group, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { mapShapes, shapesSvg, turned } from '../draw/geometry.ts'
import { groundShadow } from '../draw/light.ts'
import { wideLayout } from '../labels/layout-wide.ts'
import { drawCarton } from './carton.ts'
import type { Pack, PackArt } from './pack.ts'

const STICK = { width: 74, height: 320 }

/** A box of sachets with two of them leaning against it. */
export function drawSachetBox(canvas: Canvas, pack: Pack): PackArt {
  const carton = drawCarton(canvas, pack.label, { front: 380, side: 118, height: 470 })
  const stick = drawStick(canvas, pack)
  const svg =
    group('translate(-40 -30)', carton) +
    group('translate(166 -6)', groundShadow(canvas, 110, 0.6) + group('rotate(9)', stick)) +
    group('translate(230 0)', groundShadow(canvas, 110, 0.6) + group('rotate(15)', stick))
  return { svg, width: 590, height: 510, foot: 0 }
}

function drawStick(canvas: Canvas, { label }: Pack): string {
  const { width, height } = STICK
  const outline = `M${-width / 2} 0L${-width / 2} ${-height}L${width / 2} ${-height}L${width / 2} 0Z`
  const bleed = { x: 0, y: -width / 2, width: height, height: width }
  const flat = wideLayout({ x: 26, y: -width / 2 + 3, width: height - 52, height: width - 6 }, bleed, label)
  const light = canvas.linear(
    [
      { at: 0, colour: '#0d0b08', alpha: 0.18 },
      { at: 0.2, colour: '#ffffff', alpha: 0.36 },
      { at: 0.45, colour: '#ffffff', alpha: 0.02 },
      { at: 1, colour: '#0d0b08', alpha: 0.34 }
    ],
    'across'
  )
  const press = [5, 10, 15].map(y => `M-37 ${-y}L37 ${-y}M-37 ${y - height}L37 ${y - height}`).join('')
  return (
    clipped(canvas.clip(outline), shapesSvg(mapShapes(flat, turned(-90)))) +
    pathSvg(outline, light) +
    strokeSvg(press, '#ffffff', 1.3, ' stroke-opacity="0.45"')
  )
}
