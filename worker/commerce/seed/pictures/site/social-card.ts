import { products } from '../../data/products.ts'
import type { PackForm, SeedProduct } from '../../types.ts'
import { createCanvas, group, pathSvg } from '../draw/canvas.ts'
import { mapOutline, moved, pathData } from '../draw/geometry.ts'
import { halo } from '../scenes/backdrops.ts'
import { motifOf } from '../scenes/motifs.ts'
import { packsOnStage } from '../scenes/packs-on-stage.ts'
import { room, tonesOf, windowLight } from '../scenes/scenery.ts'
import { setLine } from '../type/line.ts'
import { GREEN, markSvg, wordOutline } from './logo.ts'

const WIDTH = 1200
const HEIGHT = 630
const FORMS: PackForm[] = ['bottle', 'pot', 'dropper']
const SLOGAN = ['Vitaminas e suplementos', 'com rótulo que se lê']

/** What is shown when a page of the store is shared. */
export function drawSocialCard(): string {
  const canvas = createCanvas()
  const tones = tonesOf('#e6eee2', '#2f5d46')
  const stage = { x: 520, y: 50, width: 650, height: 530 }
  const packs = FORMS.flatMap(form => bestOf(form) ?? [])
  const words = SLOGAN.map((text, index) =>
    pathSvg(
      pathData(mapOutline(setLine(text, { face: 'semibold', size: 38 }).outline, moved(80, 372 + index * 52))),
      '#34433a'
    )
  )
  const logo = group('translate(76 170) scale(1.9)', markSvg(GREEN) + pathSvg(pathData(wordOutline().outline), GREEN))
  const body =
    room(canvas, WIDTH, HEIGHT, 527, tones) +
    halo(canvas, stage, tones) +
    windowLight(canvas, stage, tones) +
    packsOnStage(canvas, packs, motifOf('leaf'), stage, tones) +
    logo +
    words.join('')
  return canvas.document(WIDTH, HEIGHT, body)
}

function bestOf(form: PackForm): SeedProduct | undefined {
  return products
    .filter(({ picture }) => picture.form === form)
    .toSorted((a, b) => b.popularity - a.popularity || a.id - b.id)[0]
}
