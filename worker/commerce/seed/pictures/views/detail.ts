import type { SeedProduct } from '../../types.ts'
import { createCanvas } from '../draw/canvas.ts'
import { mapOutline, moved, pathData } from '../draw/geometry.ts'
import { studioGround } from '../draw/light.ts'
import { templateOf } from '../packs/templates.ts'
import { type LineStyle, setLine } from '../type/line.ts'
import { balance } from '../type/paragraph.ts'
import { packOf } from './catalogue.ts'
import { artOf, kitParts } from './front.ts'
import { standing, VIEW_PX } from './stage.ts'

const LARGEST_PX = 680
const CLOSE = 1.5
const SHELF_Y = 610

/** A step closer, so that material and print can be judged. */
export function drawDetail(product: SeedProduct): string {
  const canvas = createCanvas()
  const art = artOf(canvas, product)
  const scale = Math.min(LARGEST_PX / art.width, LARGEST_PX / art.height) * CLOSE
  const body = standing(canvas, art, VIEW_PX * 0.47, VIEW_PX / 2 + art.height * scale * 0.53, scale)
  return canvas.document(VIEW_PX, VIEW_PX, studioGround(canvas, VIEW_PX, VIEW_PX) + body)
}

/** What a kit holds, each part with its name under it. */
export function drawParts(product: SeedProduct): string {
  const canvas = createCanvas()
  const parts = kitParts(product)
  const cell = (VIEW_PX - 60) / parts.length
  const arts = parts.map(part => ({ part, art: artOf(canvas, part), size: templateOf(part.picture).scale }))
  const zoom = Math.min(
    1,
    ...arts.map(({ art, size }) => Math.min((cell * 0.86) / (art.width * size), 470 / (art.height * size)))
  )
  const body = arts.map(({ part, art, size }, index) => {
    const x = 30 + cell * (index + 0.5)
    const { label } = packOf(part)
    return standing(canvas, art, x, SHELF_Y, size * zoom) + caption(label.title, label.amount, x, cell * 0.86)
  })
  return canvas.document(VIEW_PX, VIEW_PX, studioGround(canvas, VIEW_PX, VIEW_PX) + body.join(''))
}

function caption(title: string, amount: string, x: number, width: number): string {
  const style: LineStyle = { face: 'bold', size: 27 }
  const { lines, size } = balance(title, style, width, 2)
  const texts = [
    ...lines.map(text => ({ text, face: style.face, size, fill: '#20302a' })),
    { text: amount, face: 'medium' as const, size: 21, fill: '#59645d' }
  ]
  return texts
    .map(({ text, face, size: px, fill }, index) => {
      const line = setLine(text, { face, size: px })
      return `<path d="${pathData(mapOutline(line.outline, moved(x - line.width / 2, SHELF_Y + 92 + index * 34)))}" fill="${fill}"/>`
    })
    .join('')
}
