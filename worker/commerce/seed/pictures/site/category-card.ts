import { categories } from '../../data/categories.ts'
import { products } from '../../data/products.ts'
import type { SeedProduct } from '../../types.ts'
import { createCanvas } from '../draw/canvas.ts'
import { mix } from '../draw/colour.ts'
import { halo } from '../scenes/backdrops.ts'
import { room, tonesOf } from '../scenes/scenery.ts'
import { packOf } from '../views/catalogue.ts'
import { artOf, kitParts } from '../views/front.ts'
import { standing } from '../views/stage.ts'

const SIZE_PX = 480
const FLOOR_Y = 400

/** A category is shown by its best-selling product, on a ground tinted with that label's colour. */
export function drawCategoryCard(key: string): string {
  const canvas = createCanvas()
  const face = faceOfCategory(key)
  const subject = face && (kitParts(face)[0] ?? face)
  const tones = toneOf(subject)
  const stage = { x: 40, y: 40, width: 400, height: 360 }
  const scenery = room(canvas, SIZE_PX, SIZE_PX, FLOOR_Y - 20, tones) + halo(canvas, stage, tones)
  if (!subject) return canvas.document(SIZE_PX, SIZE_PX, scenery)
  const art = artOf(canvas, subject)
  const scale = Math.min(330 / art.height, 360 / art.width)
  return canvas.document(SIZE_PX, SIZE_PX, scenery + standing(canvas, art, SIZE_PX / 2, FLOOR_Y + 14, scale))
}

/** The most popular product of a category or of what lies below it. */
export function faceOfCategory(key: string): SeedProduct | undefined {
  const keys = new Set(branchOf(key))
  const inside = products.filter(product => keys.has(product.categories[0] ?? ''))
  const any = inside.length
    ? inside
    : products.filter(product => product.categories.some(category => keys.has(category)))
  return any.toSorted((a, b) => b.popularity - a.popularity || a.id - b.id)[0]
}

function branchOf(key: string): string[] {
  return [key, ...categories.filter(category => category.parent === key).flatMap(category => branchOf(category.key))]
}

function toneOf(product: SeedProduct | undefined) {
  const colour = product ? packOf(product).label.inks.onPaper : '#4a7d5a'
  return tonesOf(mix('#f6f3ea', colour, 0.14), colour)
}
