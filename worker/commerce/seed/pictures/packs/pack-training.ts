import { type Canvas, group, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter } from '../draw/colour.ts'
import { pathData, shapesSvg } from '../draw/geometry.ts'
import { groundShadow, roundLight } from '../draw/light.ts'
import { ellipse, rounded } from '../draw/outlines.ts'
import { stack } from '../labels/pieces.ts'
import { wordmarkPiece } from '../labels/wordmark.ts'
import type { Pack, PackArt } from './pack.ts'

/** Three loop bands of rising strength, overlapping, with the house's tag on the middle one. */
export function drawBands(canvas: Canvas, { label }: Pack): PackArt {
  const { base, accent, onAccent } = label.inks
  const loops = [
    { x: -150, radius: 118, width: 26, colour: accent },
    { x: 150, radius: 132, width: 44, colour: darker(base, 0.3) },
    { x: 0, radius: 150, width: 34, colour: base }
  ].map(({ x, radius, width, colour }) => {
    const ring = (grow: number, dy = 0) => pathData(ellipse(x, -radius - width / 2 + dy, radius + grow))
    return (
      group(`translate(${x} 0)`, groundShadow(canvas, radius * 1.3, 0.7)) +
      strokeSvg(ring(0), colour, width) +
      strokeSvg(ring(width * 0.42), darker(colour, 0.55), 3, ' stroke-opacity="0.5"') +
      strokeSvg(ring(-width * 0.4), darker(colour, 0.55), 5, ' stroke-opacity="0.45"') +
      strokeSvg(ring(width * 0.16, -1), lighter(colour, 0.55), 5, ' stroke-opacity="0.42"')
    )
  })
  const tag = pathData(rounded({ x: -80, y: -46, width: 160, height: 50 }, 8))
  const name = stack(
    { x: -68, y: -40, width: 136, height: 38 },
    wordmarkPiece(label, { size: 28, width: 136, fill: onAccent })
  )
  return { svg: loops.join('') + pathSvg(tag, accent) + shapesSvg(name), width: 610, height: 340, foot: 0 }
}

/** A pair of lifting straps, rolled. */
export function drawStraps(canvas: Canvas, { label }: Pack): PackArt {
  const { base, accent } = label.inks
  const roll = (x: number, y: number) =>
    group(
      `translate(${x} ${y})`,
      group('translate(0 116)', groundShadow(canvas, 220, 0.8)) +
        pathSvg('M10 112L250 112Q266 112 266 100L266 84Q266 74 250 74L60 74Z', darker(base, 0.22)) +
        strokeSvg('M70 93L256 93', accent, 5, ' stroke-dasharray="9 7"') +
        pathSvg(pathData(ellipse(0, 0, 118)), base) +
        [96, 76, 56, 37]
          .map(
            radius =>
              strokeSvg(pathData(ellipse(2, 1, radius)), darker(base, 0.5), 5, ' stroke-opacity="0.8"') +
              strokeSvg(pathData(ellipse(-1, -2, radius)), lighter(base, 0.4), 1.6, ' stroke-opacity="0.5"')
          )
          .join('') +
        pathSvg(pathData(ellipse(0, 0, 20)), darker(base, 0.7)) +
        roundLight(canvas, pathData(ellipse(0, 0, 118)), { shade: 0.6, gloss: 0.32 })
    )
  const tag = pathData(rounded({ x: -40, y: -62, width: 150, height: 44 }, 8))
  const name = stack(
    { x: -30, y: -56, width: 130, height: 32 },
    wordmarkPiece(label, { size: 24, width: 130, fill: label.inks.onAccent })
  )
  const svg = roll(-120, -190) + roll(60, -116) + group('translate(150 -8)', pathSvg(tag, accent) + shapesSvg(name))
  return { svg, width: 560, height: 320, foot: 0 }
}

/** A jump rope, coiled, with its two grips crossed before it. */
export function drawRope(canvas: Canvas, { label }: Pack): PackArt {
  const { base, accent } = label.inks
  const coil = [0, 1, 2]
    .map(index => pathData(ellipse(index * 10 - 8, -250 - index * 7, 196 - index * 13, 190 - index * 11)))
    .join('')
  const cable = (shift: number, colour: string, width: number, extra = '') =>
    group(`translate(${shift} ${shift})`, strokeSvg(coil, colour, width, extra))
  const grip = (turn: number) => {
    const handle = 'M-24 -170Q-24 -186 -10 -188L10 -188Q24 -186 24 -170L20 90Q18 112 0 112Q-18 112 -20 90Z'
    const rings = [-120, -90, -60, -30, 0, 30].map(y => `M-22 ${y}C-10 ${y + 6} 10 ${y + 6} 22 ${y}`).join('')
    return group(
      `translate(${turn * 1.6} -140) rotate(${turn})`,
      pathSvg(handle, base) +
        strokeSvg(rings, darker(base, 0.6), 4, ' stroke-opacity="0.6"') +
        pathSvg('M-14 -186L14 -186L9 -216L-9 -216Z', accent) +
        roundLight(canvas, handle, { shade: 0.8, gloss: 0.7 })
    )
  }
  const shadow = group('translate(10 0)', groundShadow(canvas, 400, 0.8))
  const rope =
    cable(3, darker(accent, 0.6), 13, ' opacity="0.5"') +
    cable(0, accent, 12) +
    cable(-2, lighter(accent, 0.6), 3, ' opacity="0.7"')
  return { svg: shadow + group('translate(0 36)', rope + grip(-38) + grip(38)), width: 460, height: 440, foot: 0 }
}
