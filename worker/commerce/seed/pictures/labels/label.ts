import type { BrandMark, SeedBrand } from '../../types.ts'
import {
  CHARCOAL,
  contrast,
  darker,
  isLight,
  lighter,
  mix,
  PAPER,
  READABLE,
  readable,
  turnHue,
  WHITE
} from '../draw/colour.ts'
import type { Box, Shape } from '../draw/geometry.ts'
import { houseOf } from './layouts.ts'
import type { WordmarkStyle } from './wordmark.ts'

/** Degrees on the colour wheel. */
const LINE_TURNS = [0, -26, 24, -44, 42, 0, 14, -14]

/** What is printed on one pack. */
export interface Label {
  brandName: string
  mark: BrandMark
  wordmark: WordmarkStyle
  layout: Layout
  title: string
  subtitle: string
  amount: string
  note: string
  inks: Inks
}

export interface Inks {
  base: string
  /** Type on `base`. */
  ink: string
  accent: string
  /** Type on `accent`. */
  onAccent: string
  paper: string
  /** Type on `paper`, in the product's colour. */
  onPaper: string
  /** Small type on `paper`. */
  body: string
  /** A tint between paper and base. */
  tint: string
}

/** Fills `area` with background and type. `bleed` is the printed sheet, which runs on around the pack's sides. */
export type Layout = (area: Box, bleed: Box, label: Label) => Shape[]

export interface LabelWords {
  title: string
  subtitle: string
  amount: string
  note?: string
}

export function makeLabel(brand: SeedBrand, words: LabelWords, colour = brand.palette.base): Label {
  return {
    brandName: brand.name,
    mark: brand.mark,
    ...houseOf(brand.key),
    title: words.title,
    subtitle: words.subtitle,
    amount: words.amount,
    note: words.note ?? '',
    inks: makeInks(colour, lineAccent(brand.palette.accent, words.title), brand.palette.ink)
  }
}

/** Each nutrient of a house has an accent of its own, near the house's, so that a shelf can be told apart. */
function lineAccent(accent: string, title: string): string {
  const word = title.split(' ').slice(0, 2).join(' ')
  const seed = Array.from(word).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7)
  return turnHue(accent, LINE_TURNS[seed % LINE_TURNS.length] ?? 0)
}

function makeInks(wishedBase: string, wishedAccent: string, wishedInk: string): Inks {
  const base = printable(wishedBase)
  const far = contrast(wishedAccent, base) > 1.7
  const accent = printable(far ? wishedAccent : isLight(base) ? darker(base, 0.5) : lighter(base, 0.7))
  return {
    base,
    ink: readable(wishedInk, base),
    accent,
    onAccent: readable(base, accent),
    paper: PAPER,
    onPaper: readable(base, PAPER),
    body: mix(CHARCOAL, PAPER, 0.12),
    tint: mix(PAPER, base, 0.16)
  }
}

/** Some middle tones carry neither white nor black type well enough; they are darkened until they do. */
function printable(colour: string): string {
  return contrast(readable(WHITE, colour), colour) >= READABLE ? colour : printable(darker(colour, 0.08))
}
