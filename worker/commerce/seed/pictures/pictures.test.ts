import { describe, expect, it } from 'vitest'
import { products } from '../data/products.ts'
import { contrast, readable } from './draw/colour.ts'
import { stack, tagPiece, textPiece } from './labels/pieces.ts'
import { pictureJobs } from './picture-jobs.ts'
import { productPictures } from './picture-names.ts'
import { lineWidth, setLine } from './type/line.ts'
import { wrap } from './type/paragraph.ts'
import { packOf } from './views/catalogue.ts'

const AREA = { x: 10, y: 20, width: 180, height: 90 }

describe('the pictures of the store', () => {
  it('gives each picture a file of its own', () => {
    const files = pictureJobs().map(({ file }) => file)
    expect(new Set(files).size).toBe(files.length)
  })

  it('has every picture that the gallery names', () => {
    const files = new Set(pictureJobs().map(({ file }) => file))
    expect(products.flatMap(productPictures).filter(file => !files.has(file))).toEqual([])
  })

  it('prints type that can be read on its ground', () => {
    const weak = products.filter(product => {
      const { inks } = packOf(product).label
      return contrast(inks.ink, inks.base) < 4.5 || contrast(inks.onAccent, inks.accent) < 4.5
    })
    expect(weak.map(({ slug }) => slug)).toEqual([])
  })
})

describe('type on a label', () => {
  it('never leaves the room that it is given', () => {
    const pieces = [
      ...textPiece('Multivitamínico Mulher 50+', {
        face: 'black',
        size: 90,
        width: AREA.width,
        fill: '#000000',
        lines: 3
      }),
      ...tagPiece('120 comprimidos mastigáveis', {
        face: 'bold',
        size: 40,
        width: AREA.width,
        fill: '#ffffff',
        ground: '#000000',
        gap: 20
      })
    ]
    const points = stack(AREA, pieces).flatMap(shape => shape.outline.flatMap(segment => segment.points))
    expect(Math.min(...points.map(({ x }) => x))).toBeGreaterThanOrEqual(AREA.x - 1)
    expect(Math.max(...points.map(({ x }) => x))).toBeLessThanOrEqual(AREA.x + AREA.width + 1)
    expect(Math.max(...points.map(({ y }) => y))).toBeLessThanOrEqual(AREA.y + AREA.height + AREA.height * 0.25)
  })

  it('knows accents, and kerns', () => {
    const style = { face: 'bold', size: 100 } as const
    expect(setLine('ção', style).outline.length).toBeGreaterThan(setLine('cao', style).outline.length)
    expect(lineWidth('AV', style)).toBeLessThan(lineWidth('A', style) + lineWidth('V', style))
  })

  it('wraps at spaces', () => {
    expect(wrap('um dois três', { face: 'regular', size: 10 }, 1)).toEqual(['um', 'dois', 'três'])
  })

  it('darkens a colour until it can be read', () => {
    expect(contrast(readable('#ffd21f', '#ffffff'), '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })
})
