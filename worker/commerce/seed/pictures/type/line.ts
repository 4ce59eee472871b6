import { mapOutline, type Outline } from '../draw/geometry.ts'
import { type Face, font } from './font.ts'

export interface LineStyle {
  face: Face
  /** Pixels per em. */
  size: number
  /** Letter spacing in em. */
  tracking?: number
  /** Horizontal stretch; 0.86 looks like a condensed cut. */
  stretch?: number
}

export interface Line {
  /** Starts at x 0, baseline at y 0. */
  outline: Outline
  width: number
}

/** Sets one line of text as outlines. */
export function setLine(text: string, style: LineStyle): Line {
  const { unitsPerEm, outline } = font(style.face)
  const scale = style.size / unitsPerEm
  const stretch = style.stretch ?? 1
  const { places, width } = placeGlyphs(text, style)
  const drawn = places.flatMap(({ glyph, x }) =>
    mapOutline(outline(glyph), point => ({ x: x + point.x * scale * stretch, y: point.y * scale }))
  )
  return { outline: drawn, width }
}

export function lineWidth(text: string, style: LineStyle): number {
  return placeGlyphs(text, style).width
}

export function capHeight(style: LineStyle): number {
  return (font(style.face).capHeight / font(style.face).unitsPerEm) * style.size
}

/** The wished size, or the largest smaller one at which the text is no wider than `width`. */
export function fitSize(text: string, style: LineStyle, width: number): number {
  const natural = lineWidth(text, style)
  return natural <= width ? style.size : (style.size * width) / natural
}

function placeGlyphs(text: string, style: LineStyle) {
  const { unitsPerEm, glyphOf, advance, kerning } = font(style.face)
  const scale = (style.size / unitsPerEm) * (style.stretch ?? 1)
  const spacing = (style.tracking ?? 0) * style.size
  let x = 0
  let before: number | null = null
  const places = Array.from(text, character => {
    const glyph = glyphOf(character.codePointAt(0) ?? 0)
    if (before !== null) x += kerning(before, glyph) * scale + spacing
    const place = { glyph, x }
    x += advance(glyph) * scale
    before = glyph
    return place
  })
  return { places, width: x }
}
