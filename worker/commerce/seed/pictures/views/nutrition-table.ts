import type { SeedNutrition } from '../../types.ts'
import { type Box, mapOutline, moved, type Outline, type Shape } from '../draw/geometry.ts'
import { frame, rectangle } from '../draw/outlines.ts'
import { fitSize, type LineStyle, lineWidth, setLine } from '../type/line.ts'
import { paragraph } from '../type/paragraph.ts'

const INK = '#1c1e1a'
const NOTE = '*Percentual de valores diários fornecidos pela porção. **Valor diário não estabelecido.'
const LARGEST_ROW_PX = 32
const PAD_PX = 12

interface Print {
  shapes: Outline[]
  /** Where the next thing begins. */
  bottom: number
}

/** The nutrition facts in the black and white frame of ANVISA's IN 75/2020. */
export function nutritionTable(nutrition: SeedNutrition, room: Box): { shapes: Shape[]; height: number } {
  const head = tableHead(nutrition, room)
  const rowPx = Math.min(LARGEST_ROW_PX, (room.height - 128) / nutrition.rows.length)
  const rows = tableRows(nutrition.rows, room, head.bottom, rowPx)
  const note = paragraph(NOTE, { face: 'regular', size: 11 }, room.x + PAD_PX, rows.bottom + 8, room.width - PAD_PX * 2)
  const height = rows.bottom + 14 + note.height - room.y
  const print = [...head.shapes, ...rows.shapes, note.outline].flat()
  return {
    height,
    shapes: [
      { outline: frame({ ...room, height }, 4, 2), fill: INK, evenOdd: true },
      { outline: print, fill: INK }
    ]
  }
}

function tableHead({ serving, servingsPerPack }: SeedNutrition, { x, y, width }: Box): Print {
  const title = centredText('INFORMAÇÃO NUTRICIONAL', { face: 'extrabold', size: 20 }, x + width / 2, y + 34)
  const facts = [servingsText(servingsPerPack), `Porção: ${serving.pt}`].filter(line => line !== '')
  const lines = facts.map((line, index) => {
    const style: LineStyle = { face: 'medium', size: 16 }
    return leftText(line, { ...style, size: fitSize(line, style, width - PAD_PX * 2) }, x + PAD_PX, y + 62 + index * 21)
  })
  const rule = y + 50 + facts.length * 21
  const { amountRight, dailyRight } = columnsOf(x, width)
  const titles = [
    rightText('Por porção', { face: 'bold', size: 14 }, amountRight, rule + 22),
    rightText('%VD*', { face: 'bold', size: 14 }, dailyRight, rule + 22)
  ]
  return { shapes: [title, ...lines, rectangle({ x, y: rule, width, height: 5 }), ...titles], bottom: rule + 30 }
}

function tableRows(rows: SeedNutrition['rows'], { x, width }: Box, top: number, rowPx: number): Print {
  const style: LineStyle = { face: 'medium', size: Math.min(19.5, rowPx * 0.68) }
  const { amountRight, dailyRight } = columnsOf(x, width)
  const shapes = rows.flatMap(({ label, amount, dailyValue }, index) => {
    const y = top + index * rowPx
    const baseline = y + rowPx * 0.7
    const labelRoom = amountRight - lineWidth(amount, style) - x - PAD_PX * 2
    return [
      rectangle({ x, y, width, height: 1 }),
      leftText(label.pt, { ...style, size: fitSize(label.pt, style, labelRoom) }, x + PAD_PX, baseline),
      rightText(amount, style, amountRight, baseline),
      rightText(dailyValue === null ? '**' : `${dailyValue}%`, style, dailyRight, baseline)
    ]
  })
  const bottom = top + rows.length * rowPx
  return { shapes: [...shapes, rectangle({ x, y: bottom, width, height: 3 })], bottom }
}

function columnsOf(x: number, width: number) {
  return { amountRight: x + width * 0.8, dailyRight: x + width - PAD_PX }
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
