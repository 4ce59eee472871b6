import type { SeedNutrition, SeedProduct } from '../../types.ts'
import { type Canvas, createCanvas, pathSvg } from '../draw/canvas.ts'
import { type Box, mapOutline, moved, pathData, type Shape, shapesSvg } from '../draw/geometry.ts'
import { studioGround } from '../draw/light.ts'
import { rectangle, rounded } from '../draw/outlines.ts'
import type { Inks } from '../labels/label.ts'
import { stack, textPiece } from '../labels/pieces.ts'
import { wordmarkPiece } from '../labels/wordmark.ts'
import { setLine } from '../type/line.ts'
import { wrap } from '../type/paragraph.ts'
import { barcode } from './barcode.ts'
import { packOf } from './catalogue.ts'
import { artOf } from './front.ts'
import { nutritionTable } from './nutrition-table.ts'
import { standing, VIEW_PX } from './stage.ts'

const SHEET: Box = { x: 318, y: 46, width: 536, height: 808 }
const CORNER_PX = 12
const HEAD_PX = 92
const FOOT_PX = 118
const SMALL_PX = 14
/** Room kept for ingredients and use; a long table takes most of it. */
const TEXT_PX = 176
const LITTLE_TEXT_PX = 48
const LONG_TABLE_ROWS = 15

/** The label unrolled beside its pack: facts, ingredients, use and bar code as the product's data say. */
export function drawBack(product: SeedProduct, nutrition: SeedNutrition): string {
  const canvas = createCanvas()
  const art = artOf(canvas, product)
  const scale = Math.min(1, 600 / art.height, 520 / art.width)
  const x = Math.min(210, SHEET.x - 60)
  const body = standing(canvas, art, x, 800, scale) + sheet(canvas, product, nutrition)
  return canvas.document(VIEW_PX, VIEW_PX, studioGround(canvas, VIEW_PX, VIEW_PX) + body)
}

function sheet(canvas: Canvas, product: SeedProduct, nutrition: SeedNutrition): string {
  const { label } = packOf(product)
  const outline = pathData(rounded(SHEET, CORNER_PX))
  const kept = nutrition.rows.length > LONG_TABLE_ROWS ? LITTLE_TEXT_PX : TEXT_PX
  const inner = { x: SHEET.x + 26, width: SHEET.width - 52 }
  const table = nutritionTable(nutrition, {
    ...inner,
    y: SHEET.y + HEAD_PX + 18,
    height: SHEET.height - HEAD_PX - FOOT_PX - 30 - kept
  })
  const textTop = SHEET.y + HEAD_PX + 18 + table.height + 12
  const text = smallPrint(product, { ...inner, y: textTop, height: SHEET.y + SHEET.height - FOOT_PX - textTop })
  const curl = canvas.linear(
    [
      { at: 0, colour: '#0d0b08', alpha: 0.1 },
      { at: 0.05, colour: '#ffffff', alpha: 0 },
      { at: 0.94, colour: '#0d0b08', alpha: 0 },
      { at: 1, colour: '#0d0b08', alpha: 0.12 }
    ],
    'across'
  )
  const print = [...head(product, label.inks), ...table.shapes, ...text, ...foot(product, label.inks)]
  const paper = pathSvg(outline, '#fffefb') + shapesSvg(print) + pathSvg(outline, curl)
  return sheetShadow() + paper
}

/** Layers instead of a blur: a blur of this size costs more than the rest of the picture. */
function sheetShadow(): string {
  return Array.from({ length: 6 }, (_, index) => {
    const grow = 20 - index * 4.6
    const box = {
      x: SHEET.x - grow + 6,
      y: SHEET.y - grow + 12,
      width: SHEET.width + 2 * grow,
      height: SHEET.height + 2 * grow
    }
    return pathSvg(pathData(rounded(box, 12 + Math.max(0, grow))), '#2b2519', ' fill-opacity="0.05"')
  }).join('')
}

function head(product: SeedProduct, inks: Inks): Shape[] {
  const { label } = packOf(product)
  const band = { x: SHEET.x, y: SHEET.y, width: SHEET.width, height: HEAD_PX }
  const names = stack(
    { x: SHEET.x + 26, y: SHEET.y + 16, width: 250, height: HEAD_PX - 32 },
    [
      ...textPiece(label.title, { face: 'extrabold', size: 28, width: 250, fill: inks.ink, align: 'left' }),
      ...textPiece(label.amount, { face: 'medium', size: 17, width: 250, fill: inks.ink, gap: 12, align: 'left' })
    ],
    'left'
  )
  const house = stack(
    { x: SHEET.x + 310, y: SHEET.y + 16, width: 200, height: HEAD_PX - 32 },
    wordmarkPiece(label, { size: 26, width: 200, fill: inks.ink, mark: inks.ink })
  )
  return [
    {
      outline: [
        ...rounded(band, CORNER_PX),
        ...rectangle({ ...band, y: band.y + CORNER_PX * 2, height: HEAD_PX - CORNER_PX * 2 })
      ],
      fill: inks.base
    },
    { outline: rectangle({ ...band, y: band.y + HEAD_PX, height: 5 }), fill: inks.accent },
    ...names,
    ...house
  ]
}

/** As many whole lines as there is room for; what does not fit is cut with an ellipsis. */
function smallPrint(product: SeedProduct, room: Box): Shape[] {
  const style = { face: 'regular', size: SMALL_PX } as const
  const step = SMALL_PX * 1.36
  const texts = [
    `Ingredientes: ${plain(product.ingredients.pt)}`,
    `Modo de uso: ${plain(product.usage.pt)}`,
    plain(product.warnings.pt)
  ]
  const lines = texts.flatMap(text => wrap(text, style, room.width - 4))
  const most = Math.max(0, Math.floor(room.height / step))
  const shown = lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`] : lines
  return shown.slice(0, most).map((line, index) => ({
    outline: mapOutline(setLine(line, style).outline, moved(room.x, room.y + step * (index + 0.8))),
    fill: '#2c2f2a'
  }))
}

function foot(product: SeedProduct, inks: Inks): Shape[] {
  const y = SHEET.y + SHEET.height - FOOT_PX + 14
  const code = { x: SHEET.x + 30, y, module: 2 }
  const digits = setLine(product.ean, { face: 'medium', size: 17, tracking: 0.2 })
  const words = stack(
    { x: SHEET.x + 270, y: y + 4, width: 240, height: 92 },
    [
      ...textPiece('Conservar em local seco e fresco, ao abrigo da luz.', {
        face: 'medium',
        size: 15,
        width: 240,
        fill: '#2c2f2a',
        lines: 2,
        leading: 1.3,
        align: 'left'
      }),
      ...textPiece('Indústria brasileira', {
        face: 'bold',
        size: 16,
        width: 240,
        fill: inks.onPaper,
        gap: 12,
        align: 'left'
      }),
      ...textPiece(`SKU ${product.sku}`, {
        face: 'regular',
        size: 13,
        width: 240,
        fill: '#2c2f2a',
        gap: 10,
        align: 'left'
      })
    ],
    'left'
  )
  return [
    { outline: barcode(product.ean, code.x, code.y, code.module, 70), fill: '#111310' },
    {
      outline: mapOutline(digits.outline, moved(code.x + (95 * code.module - digits.width) / 2, code.y + 90)),
      fill: '#111310'
    },
    ...words
  ]
}

function plain(text: string): string {
  return text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
