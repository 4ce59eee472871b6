import type { SeedProduct } from '../../types.ts'
import type { Canvas } from '../draw/canvas.ts'
import type { Box } from '../draw/geometry.ts'
import type { PackArt } from '../packs/pack.ts'
import { templateOf } from '../packs/templates.ts'
import { artOf } from '../views/front.ts'
import { standing } from '../views/stage.ts'
import type { Motif } from './motifs.ts'
import { placed, plinth, type Tones } from './scenery.ts'

const MOST_PACKS = 4
const OVERLAP = 0.94

interface Actor {
  art: PackArt
  /** Size in its own proportion to the others. */
  scale: number
}

/** The packs in their own proportions, the middle one raised, the motif's thing before them at the right. */
export function packsOnStage(canvas: Canvas, products: SeedProduct[], motif: Motif, stage: Box, tones: Tones): string {
  const actors = products
    .slice(0, MOST_PACKS)
    .map(product => ({ art: artOf(canvas, product), scale: templateOf(product.picture).scale }))
  const zoom = zoomOf(actors, stage)
  const widths = actors.map(({ art, scale }) => art.width * scale * zoom * OVERLAP)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const left = stage.x + stage.width * 0.45 - total / 2
  const raised = Math.floor((actors.length - 1) / 2)
  const pieces = actors.map(({ art, scale }, index) => {
    const x = left + widths.slice(0, index).reduce((sum, width) => sum + width, 0) + (widths[index] ?? 0) / 2
    const draw = index === raised ? onPlinth : onFloor
    return draw(canvas, art, x, scale * zoom, stage, tones)
  })
  const beside = actors.length === 1 ? besideOne(canvas, motif, left, stage, tones) : ''
  const others = pieces.filter((_, index) => index !== raised).join('')
  return (pieces[raised] ?? '') + others + beside + inFront(canvas, motif, left + total, stage, tones)
}

function zoomOf(actors: Actor[], stage: Box): number {
  const natural = actors.reduce((sum, { art, scale }) => sum + art.width * scale, 0) * OVERLAP
  const tallest = Math.max(...actors.map(({ art, scale }) => art.height * scale))
  const share = stage.width < stage.height * 1.6 ? 0.86 : 0.72
  return Math.min((stage.height * 0.8) / tallest, (stage.width * share) / natural)
}

function onFloor(canvas: Canvas, art: PackArt, x: number, scale: number, stage: Box): string {
  return standing(canvas, art, x, stage.y + stage.height * 0.965, scale)
}

function onPlinth(canvas: Canvas, art: PackArt, x: number, scale: number, stage: Box, tones: Tones): string {
  const top = stage.y + stage.height * 0.84
  const radius = Math.max(art.width * scale * 0.58, stage.height * 0.26)
  return plinth(canvas, x, top, radius, stage.height * 0.1, tones) + standing(canvas, art, x, top + 4, scale)
}

function inFront(canvas: Canvas, motif: Motif, right: number, stage: Box, tones: Tones): string {
  const prop = (motif.front ?? motif.main)(canvas, tones)
  const scale = Math.min((stage.height * 0.36) / prop.height, (stage.width * 0.27) / prop.width)
  const x = Math.min(right + prop.width * scale * 0.42, stage.x + stage.width - prop.width * scale * 0.46)
  return placed(prop, x, stage.y + stage.height * 1.015, scale)
}

/** A pack that stands alone gets company on its other side. */
function besideOne(canvas: Canvas, motif: Motif, left: number, stage: Box, tones: Tones): string {
  const draw = motif.beside[0]
  if (!draw) return ''
  const prop = draw(canvas, tones)
  const scale = Math.min((stage.height * 0.34) / prop.height, (stage.width * 0.2) / prop.width)
  return placed(prop, left - prop.width * scale * 0.7, stage.y + stage.height, scale)
}
