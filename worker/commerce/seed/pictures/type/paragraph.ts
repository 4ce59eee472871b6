import { mapOutline, type Outline } from '../draw/geometry.ts'
import { fitSize, type LineStyle, lineWidth, setLine } from './line.ts'

/** A further line must make the type so much larger to be worth it. */
const LINE_COST = 0.85

/** Breaks text at spaces so that no line is wider than `width`. */
export function wrap(text: string, style: LineStyle, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && lineWidth(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The break into at most `most` lines that lets the type be largest, and that size. */
export function balance(
  text: string,
  style: LineStyle,
  width: number,
  most: number
): { lines: string[]; size: number } {
  const breaks = splits(boundWords(text), most)
  const options = breaks.map(lines => {
    const size = Math.min(...lines.map(line => fitSize(line, style, width)))
    const widest = Math.max(...lines.map(line => lineWidth(line, { ...style, size })))
    return { lines, size, score: size * LINE_COST ** (lines.length - 1) - widest / 10000 }
  })
  return options.reduce((best, option) => (option.score > best.score ? option : best))
}

/** A left-aligned paragraph from a top left corner; `height` is the room that it took. */
export function paragraph(text: string, style: LineStyle, x: number, y: number, width: number, leading = 1.3) {
  const lines = wrap(text, style, width)
  const drawn: Outline = lines.flatMap((line, index) => {
    const baseline = y + style.size * (0.82 + leading * index)
    return mapOutline(setLine(line, style).outline, point => ({ x: x + point.x, y: baseline + point.y }))
  })
  return { outline: drawn, height: lines.length * style.size * leading }
}

/** A lone digit or sign stays with the word before it, and a preposition with the word after it. */
function boundWords(text: string): string[] {
  const bound = text
    .trim()
    .replace(/\s+(\S|\d+)(?=\s|$)/g, '\u00a0$1')
    .replace(/(^|\s)(de|do|da|e|com|para|em)\s+/gi, '$1$2\u00a0')
  return bound.split(' ')
}

function splits(words: string[], most: number): string[][] {
  const whole = [[words.join(' ')]]
  if (most === 1 || words.length === 1) return whole
  const cuts = words.slice(1).flatMap((_, index) => {
    const head = words.slice(0, index + 1).join(' ')
    return splits(words.slice(index + 1), most - 1).map(rest => [head, ...rest])
  })
  return [...whole, ...cuts]
}
