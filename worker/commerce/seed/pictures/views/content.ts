import type { SeedProduct } from '../../types.ts'
import { type Canvas, createCanvas, group } from '../draw/canvas.ts'
import { contrast, darker, lighter, mix } from '../draw/colour.ts'
import { groundShadow, studioGround } from '../draw/light.ts'
import type { Pack } from '../packs/pack.ts'
import { drawPowderPile, scoop } from '../packs/pack-scoop.ts'
import { packOf } from './catalogue.ts'
import { capsule, cutBar, glassOfDrops, gummy, softgel, tablet } from './contents.ts'
import { artOf } from './front.ts'
import { standing, VIEW_PX } from './stage.ts'

interface Place {
  x: number
  y: number
  turn: number
  scale: number
}

const LOOSE: Place[] = [
  { x: 440, y: 708, turn: -14, scale: 1.02 },
  { x: 630, y: 692, turn: 22, scale: 1.02 },
  { x: 796, y: 716, turn: -32, scale: 1.04 },
  { x: 530, y: 792, turn: 10, scale: 1.18 },
  { x: 730, y: 808, turn: -8, scale: 1.2 }
]

/** The pack a step back, and what is in it lying in front. */
export function drawContent(product: SeedProduct): string {
  const canvas = createCanvas()
  const art = artOf(canvas, product)
  const flat = art.width > art.height * 1.4
  const scale = Math.min(1.2, 610 / art.height, (flat ? 680 : 520) / art.width)
  const x = flat ? 430 : Math.max(310, (art.width * scale) / 2 + 60)
  const body = standing(canvas, art, x, flat ? 540 : 716, scale) + drawLoose(canvas, packOf(product))
  return canvas.document(VIEW_PX, VIEW_PX, studioGround(canvas, VIEW_PX, VIEW_PX) + body)
}

function drawLoose(canvas: Canvas, pack: Pack): string {
  const colour = visible(pack.contentColour)
  switch (pack.content) {
    case 'capsules':
      return scatter(
        canvas,
        index => capsule(canvas, colour, index % 2 ? lighter(colour, 0.6) : lighter(colour, 0.42)),
        true
      )
    case 'softgels':
      return scatter(canvas, () => softgel(canvas, colour), true)
    case 'tablets':
      return scatter(canvas, () => tablet(canvas, colour), false)
    case 'gummies':
      return scatter(
        canvas,
        index =>
          gummy(canvas, index % 3 === 1 ? lighter(colour, 0.18) : index % 3 === 2 ? darker(colour, 0.1) : colour),
        true
      )
    case 'powder':
      return drawPowder(canvas, colour)
    case 'drops':
      return group('translate(690 800) scale(1.12)', glassOfDrops(canvas, colour))
    case 'bar-cut':
      return group('translate(600 815)', groundShadow(canvas, 400, 0.8) + cutBar(canvas, colour))
    case 'none':
      return ''
  }
}

function scatter(canvas: Canvas, draw: (index: number) => string, turned: boolean): string {
  return LOOSE.map(({ x, y, turn, scale }, index) => {
    const shadow = group('translate(6 34)', groundShadow(canvas, 134, 0.72))
    const piece = turned ? group(`rotate(${turn})`, draw(index)) : draw(index)
    return group(`translate(${x} ${y}) scale(${scale})`, shadow + piece)
  }).join('')
}

function drawPowder(canvas: Canvas, colour: string): string {
  const pile = group('translate(500 812) scale(1.18)', drawPowderPile(canvas, colour))
  const spoon = group(
    'translate(690 830) scale(0.7)',
    groundShadow(canvas, 220, 0.9) + scoop(canvas, '#e9e7e1', colour)
  )
  return pile + spoon
}

/** White on white would be lost; it gets the shade that it has beside a white wall. */
function visible(colour: string): string {
  return contrast(colour, '#f8f7f3') < 1.12 ? mix(colour, '#b8ab94', 0.26) : colour
}
