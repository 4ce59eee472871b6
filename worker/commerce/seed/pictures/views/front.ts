import type { SeedProduct, SeedVariant } from '../../types.ts'
import { type Canvas, createCanvas } from '../draw/canvas.ts'
import { studioGround } from '../draw/light.ts'
import type { PackArt } from '../packs/pack.ts'
import { templateOf } from '../packs/templates.ts'
import { packOf, productOf } from './catalogue.ts'
import { centred, standing, VIEW_PX } from './stage.ts'

const GROUND_Y = 770
const BACK_Y = 725
const SPREAD_PX = 735

/** The product as it stands on the shelf. */
export function drawFront(product: SeedProduct, variant?: SeedVariant): string {
  const canvas = createCanvas()
  const subject =
    product.picture.form === 'kit' ? drawTogether(canvas, product) : centred(canvas, artOf(canvas, product, variant))
  return canvas.document(VIEW_PX, VIEW_PX, studioGround(canvas, VIEW_PX, VIEW_PX) + subject)
}

export function artOf(canvas: Canvas, product: SeedProduct, variant?: SeedVariant): PackArt {
  return templateOf(product.picture).draw(canvas, packOf(product, variant))
}

/** What is in a kit. A kit without known parts is drawn as one pack. */
export function kitParts(product: SeedProduct): SeedProduct[] {
  const parts = (product.picture.kitOf ?? []).flatMap(slug => productOf(slug) ?? [])
  return parts.length ? parts : [product]
}

/** The parts overlap a little; the last stands in front. */
function drawTogether(canvas: Canvas, product: SeedProduct): string {
  const parts = kitParts(product).map(part => ({ art: artOf(canvas, part), scale: templateOf(part.picture).scale }))
  const natural = parts.reduce((sum, { art, scale }) => sum + art.width * scale, 0)
  const overlap = parts.length > 2 ? 0.86 : 0.96
  const tallest = Math.max(...parts.map(({ art, scale }) => art.height * scale))
  const zoom = Math.min(SPREAD_PX / (natural * overlap), 640 / tallest, 1.2)
  const order = placeOrder(parts.length)
  let x = (VIEW_PX - natural * overlap * zoom) / 2
  const placed = parts.map(({ art, scale }, index) => {
    const width = art.width * scale * zoom
    const y = order.at(-1) === index ? GROUND_Y : BACK_Y
    const svg = standing(canvas, art, x + (width * overlap) / 2, y, scale * zoom)
    x += width * overlap
    return svg
  })
  return order.map(index => placed[index] ?? '').join('')
}

/** From the back to the front: the sides, then the middle. */
function placeOrder(count: number): number[] {
  return count === 3 ? [0, 2, 1] : Array.from({ length: count }, (_, index) => index)
}
