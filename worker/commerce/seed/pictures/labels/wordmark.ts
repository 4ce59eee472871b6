import type { Label } from './label.ts'
import { markPiece, type Piece, rowPiece, textPiece } from './pieces.ts'

/** How a house writes its name; one per brand, so that names do not look alike. */
export type WordmarkStyle = 'spaced-capitals' | 'heavy-capitals' | 'lowercase' | 'italic' | 'plain' | 'condensed'

const STYLES = {
  'spaced-capitals': { face: 'semibold', tracking: 0.24, stretch: 1, scale: 0.8, upper: true },
  'heavy-capitals': { face: 'black', tracking: 0.04, stretch: 1, scale: 0.94, upper: true },
  lowercase: { face: 'extrabold', tracking: -0.02, stretch: 1, scale: 1.12, upper: false },
  italic: { face: 'blackItalic', tracking: 0, stretch: 1, scale: 1, upper: true },
  plain: { face: 'bold', tracking: 0.01, stretch: 1, scale: 1.02, upper: false },
  condensed: { face: 'extrabold', tracking: 0.1, stretch: 0.84, scale: 0.96, upper: true }
} as const

export interface WordmarkOptions {
  size: number
  width: number
  fill: string
  /** Colour of the mark beside the name; none, no mark. */
  mark?: string
  gap?: number
}

export function wordmarkPiece(
  label: Pick<Label, 'brandName' | 'mark' | 'wordmark'>,
  options: WordmarkOptions
): Piece[] {
  const { upper, scale, ...style } = STYLES[label.wordmark]
  const name = upper
    ? label.brandName.toUpperCase()
    : label.wordmark === 'lowercase'
      ? label.brandName.toLowerCase()
      : label.brandName
  const size = options.size * scale
  const room = options.mark ? options.width - size * 1.5 : options.width
  const text = textPiece(name, { ...style, size, width: room, fill: options.fill })
  if (!options.mark) return text.map(piece => ({ ...piece, gap: options.gap ?? 0 }))
  return rowPiece([...markPiece(label.mark, size * 1.15, options.mark), ...text], size * 0.36, options.gap)
}
