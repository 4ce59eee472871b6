import { sellers } from '../../data/sellers.ts'
import type { SeedSeller } from '../../types.ts'
import { type Canvas, clipped, createCanvas, ellipseSvg, group, pathSvg, rectSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter, mix, readable } from '../draw/colour.ts'
import { shapesSvg } from '../draw/geometry.ts'
import { stack, textPiece } from '../labels/pieces.ts'
import { plant } from '../scenes/props-plants.ts'
import { room, type Tones, tonesOf } from '../scenes/scenery.ts'

const SIZE_PX = 320
const FLOOR_Y = 276
const COLOURS = ['#2f5d46', '#b8674a', '#3f6f8c', '#8a5a3c', '#6a5c96', '#b5852a', '#2f7f86', '#7a2e3a']

/** A seller's shop front, its name over the awning. */
export function drawSellerCard(seller: SeedSeller): string {
  const canvas = createCanvas()
  const seed = sellers.findIndex(({ slug }) => slug === seller.slug)
  const colour = COLOURS[Math.max(0, seed) % COLOURS.length] ?? '#2f5d46'
  const tones = tonesOf(mix('#f4f1e6', colour, 0.13), colour)
  const body =
    sky(canvas, tones) +
    front(canvas, seller, tones, seed % 2 === 0) +
    group('translate(42 288) scale(0.2)', plant(canvas, tones).svg) +
    group('translate(280 288) scale(0.2)', plant(canvas, tones).svg)
  return canvas.document(SIZE_PX, SIZE_PX, room(canvas, SIZE_PX, SIZE_PX, FLOOR_Y, tones) + body)
}

function sky(canvas: Canvas, tones: Tones): string {
  const glow = canvas.radial([
    { at: 0, colour: '#fff6d8', alpha: 0.9 },
    { at: 1, colour: '#fff6d8', alpha: 0 }
  ])
  const houses = mix(tones.ground, tones.accent, 0.14)
  return (
    ellipseSvg(80, 60, 120, 110, glow) +
    pathSvg(
      'M0 276L0 150L30 150L30 120L64 120L64 168L96 168L96 276ZM224 276L224 138L262 138L262 104L298 104L298 150L320 150L320 276Z',
      houses
    )
  )
}

function front(canvas: Canvas, seller: SeedSeller, tones: Tones, doorLeft: boolean): string {
  const wall = canvas.linear(
    [
      { at: 0, colour: '#fffdf7' },
      { at: 1, colour: mix('#f3ecdc', tones.accent, 0.1) }
    ],
    [0, 0, 1, 0.6]
  )
  const sign = darker(tones.accent, 0.12)
  const name = stack(
    { x: 74, y: 75, width: 172, height: 36 },
    textPiece(seller.name, { face: 'extrabold', size: 24, width: 172, lines: 2, fill: readable('#ffffff', sign) })
  )
  const mirrored = doorLeft ? 'translate(320 0) scale(-1 1)' : 'translate(0 0)'
  const shadow = ellipseSvg(
    178,
    280,
    150,
    12,
    canvas.radial([
      { at: 0, colour: '#2b2519', alpha: 0.45 },
      { at: 1, colour: '#2b2519', alpha: 0 }
    ])
  )
  const openings = door(canvas, tones) + shopWindow(canvas, tones)
  return (
    shadow +
    rectSvg(58, 66, 204, 212, wall) +
    rectSvg(50, 58, 220, 10, lighter(tones.accent, 0.2)) +
    rectSvg(58, 68, 204, 54, sign) +
    shapesSvg(name) +
    group(mirrored, openings) +
    awning(canvas, tones) +
    rectSvg(50, 274, 220, 8, darker(tones.ground, 0.3))
  )
}

function door(canvas: Canvas, tones: Tones): string {
  const glass = canvas.linear(
    [
      { at: 0, colour: '#e9f4f2' },
      { at: 1, colour: '#a9c9c6' }
    ],
    [0, 0, 1, 1]
  )
  return (
    rectSvg(190, 156, 54, 120, darker(tones.accent, 0.3)) +
    rectSvg(197, 163, 40, 96, glass) +
    rectSvg(200, 206, 4, 24, '#f2d58a') +
    strokeSvg('M206 170L228 170M204 176L220 192', '#ffffff', 3, ' stroke-opacity="0.6"')
  )
}

/** Little tubs and bottles stand behind the glass. */
function shopWindow(canvas: Canvas, tones: Tones): string {
  const glass = canvas.linear(
    [
      { at: 0, colour: '#f3faf8' },
      { at: 1, colour: '#c4dcd8' }
    ],
    [0, 0, 1, 1]
  )
  const colours = [tones.accent, '#d98e2b', '#f4f1ea', '#2f5d46', '#b4436c', '#1d3f72']
  const tub = (x: number, y: number, colour: string, tall: number) =>
    rectSvg(x, y - tall, 15, tall, colour, ' rx="2.5"') +
    rectSvg(x + 1.5, y - tall - 5, 12, 6, darker(colour, 0.35), ' rx="1.5"') +
    rectSvg(x, y - tall * 0.7, 15, tall * 0.34, '#ffffff', ' fill-opacity="0.75"') +
    rectSvg(x + 2.5, y - tall + 1, 2.5, tall - 2, '#ffffff', ' fill-opacity="0.4"')
  const shelf = (y: number, from: number) =>
    colours
      .map((_, index) =>
        tub(
          84 + index * 16,
          y,
          colours[(index * 5 + from) % colours.length] ?? '#ffffff',
          22 + ((index * 7 + from) % 3) * 3
        )
      )
      .slice(0, 5)
      .join('') + rectSvg(80, y, 94, 3, '#b98a57')
  return (
    rectSvg(74, 156, 106, 96, darker(tones.accent, 0.3)) +
    rectSvg(80, 162, 94, 84, glass) +
    shelf(203, 1) +
    shelf(243, 3) +
    pathSvg('M84 162L112 162L92 246L80 246L80 180Z', '#ffffff', ' fill-opacity="0.3"')
  )
}

function awning(canvas: Canvas, tones: Tones): string {
  const stripes = Array.from({ length: 10 }, (_, index) => {
    const [x, colour] = [50 + index * 22, index % 2 ? '#fbf8f0' : tones.accent]
    return pathSvg(`M${x} 120L${x + 22} 120L${x + 22} 146C${x + 22} 160 ${x} 160 ${x} 146Z`, colour)
  }).join('')
  const shade = canvas.linear([
    { at: 0, colour: '#ffffff', alpha: 0.22 },
    { at: 1, colour: '#0d0b08', alpha: 0.24 }
  ])
  const outline = 'M50 120L270 120L270 157L50 157Z'
  return (
    rectSvg(
      58,
      150,
      204,
      16,
      canvas.linear([
        { at: 0, colour: '#2b2519', alpha: 0.3 },
        { at: 1, colour: '#2b2519', alpha: 0 }
      ])
    ) +
    stripes +
    clipped(canvas.clip(outline), pathSvg(outline, shade))
  )
}
