import type { SeedNutrition } from '../../types.ts'
import { type Box, mapOutline, moved, type Outline, type Shape } from '../draw/geometry.ts'
import { frame, rectangle } from '../draw/outlines.ts'
import { fitSize, type LineStyle, lineWidth, setLine } from '../type/line.ts'
import { paragraph } from '../type/paragraph.ts'

const INK = '#1c1e1a'
const NOTE = '*Percentual de valores diários fornecidos pela porção. **Valor diário não estabelecido.'
const LARGEST_ROW_PX = 32

/** The nutrition facts in the black and white frame of ANVISA's IN 75/2020. */
export function nutritionTable(nutrition: SeedNutrition, room: Box): { shapes: Shape[]; height: number } {
  const row = Math.min(LARGEST_ROW_PX, (room.height - 128) / nutrition.rows.length)
  const size = Math.min(19.5, row * 0.68)
  const { x, width } = room
  const [pad, amountRight, dailyRight] = [12, x + width * 0.8, x + width - 12]
  const parts: Outline[] = []
  const rules: Outline[] = []
  let y = room.y + 34
  parts.push(centredText('INFORMAÇÃO NUTRICIONAL', { face: 'extrabold', size: 20 }, x + width / 2, y))
  y += 12
  const serving = [servingsText(nutrition.servingsPerPack), `Porção: ${nutrition.serving.pt}`].filter((line) => line !== '')
  for (const line of serving) {
    const style: LineStyle = { face: 'medium', size: 16 }
    parts.push(leftText(line, { ...style, size: fitSize(line, style, width - pad * 2) }, x + pad, y + 16))
    y += 21
  }
  rules.push(rectangle({ x, y: y + 4, width, height: 5 }))
  parts.push(rightText('Por porção', { face: 'bold', size: 14 }, amountRight, y + 26), rightText('%VD*', { face: 'bold', size: 14 }, dailyRight, y + 26))
  y += 34
  for (const { label, amount, dailyValue } of nutrition.rows) {
    rules.push(rectangle({ x, y, width, height: 1 }))
    const style: LineStyle = { face: 'medium', size }
    const labelRoom = amountRight - lineWidth(amount, style) - x - pad * 2
    parts.push(leftText(label.pt, { ...style, size: fitSize(label.pt, style, labelRoom) }, x + pad, y + row * 0.7))
    parts.push(rightText(amount, style, amountRight, y + row * 0.7))
    parts.push(rightText(dailyValue === null ? '**' : `${dailyValue}%`, style, dailyRight, y + row * 0.7))
    y += row
  }
  rules.push(rectangle({ x, y, width, height: 3 }))
  const note = paragraph(NOTE, { face: 'regular', size: 11 }, x + pad, y + 8, width - pad * 2)
  const height = y + 14 + note.height - room.y
  const border = frame({ ...room, height }, 4, 2)
  return {
    height,
    shapes: [
      { outline: border, fill: INK, evenOdd: true },
      { outline: [...parts.flat(), ...note.outline, ...rules.flat()], fill: INK },
    ],
  }
}

function servingsText(count: number | null): string {
  return count === null ? '' : `Porções por embalagem: ${count}`
}

function leftText(text: string, style: LineStyle, x: number, y: number): Outline {
  return mapOutline(setLine(text, style).outline, moved(x, y))
}

function rightText(text: string, style: LineStyle, right: number, y: number): Outline {
  return leftText(text, style, right - lineWidth(text, style), y)
}

function centredText(text: string, style: LineStyle, middle: number, y: number): Outline {
  return leftText(text, style, middle - lineWidth(text, style) / 2, y)
}
