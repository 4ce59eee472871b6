import { brands } from '../../data/brands.ts'
import type { SeedBrand } from '../../types.ts'
import { type Canvas, createCanvas, rectSvg } from '../draw/canvas.ts'
import { readable } from '../draw/colour.ts'
import { shapesSvg } from '../draw/geometry.ts'
import { houseOf } from '../labels/layouts.ts'
import { markShape } from '../labels/marks.ts'
import { markPiece, stack } from '../labels/pieces.ts'
import { wordmarkPiece } from '../labels/wordmark.ts'
import type { Tones } from './scenery.ts'

const CARD = { width: 400, height: 200 }

/** A brand's card for the brands page: its mark and name on white. */
export function drawBrandCard(brand: SeedBrand): string {
  const canvas = createCanvas()
  const { width, height } = CARD
  const body = rectSvg(0, 0, width, height, '#ffffff') + logo(brand, width, height, logoInk(brand, '#ffffff'))
  return canvas.document(width, height, body)
}

/** The same on the tinted ground of a banner, with the mark large behind it. */
export function drawBrandScene(canvas: Canvas, slug: string, width: number, height: number, tones: Tones): string {
  const brand = brands.find(candidate => candidate.slug === slug)
  const wall = canvas.linear(
    [
      { at: 0, colour: tones.light },
      { at: 1, colour: tones.ground }
    ],
    [0, 0, 1, 1]
  )
  const body = brand
    ? shapesSvg([markShape(brand.mark, width * 0.86, height * 0.62, height * 1.2, tones.accent, 0.1)]) +
      logo(brand, width, height, readable(tones.accent, tones.ground))
    : ''
  return canvas.document(width, height, rectSvg(0, 0, width, height, wall) + body)
}

function logo(brand: SeedBrand, width: number, height: number, ink: string): string {
  const label = { brandName: brand.name, mark: brand.mark, wordmark: houseOf(brand.key).wordmark }
  const room = { x: width * 0.1, y: height * 0.14, width: width * 0.8, height: height * 0.72 }
  const pieces = [
    ...markPiece(brand.mark, height * 0.34, ink),
    ...wordmarkPiece(label, { size: height * 0.2, width: room.width, fill: ink, gap: height * 0.11 })
  ]
  return shapesSvg(stack(room, pieces))
}

function logoInk(brand: SeedBrand, ground: string): string {
  const { base, accent, ink } = brand.palette
  return [base, accent, ink].find(colour => readable(colour, ground) === colour) ?? readable(base, ground)
}
