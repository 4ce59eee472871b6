import { products } from '../../data/products.ts'
import type { SeedProduct } from '../../types.ts'
import { createCanvas, group, pathSvg, rectSvg } from '../draw/canvas.ts'
import { mapOutline, moved, pathData } from '../draw/geometry.ts'
import { kitchenWith, type View } from '../scenes/kitchen.ts'
import { plant } from '../scenes/props-plants.ts'
import { disc, plinth, room, tonesOf } from '../scenes/scenery.ts'
import { GREEN, markSvg, wordOutline } from '../site/logo.ts'
import type { Face } from '../type/font.ts'
import { setLine } from '../type/line.ts'
import { artOf } from '../views/front.ts'
import { standing } from '../views/stage.ts'

export const VIDEO = { width: 640, height: 352 }

interface Step {
  time: string
  title: string
  line: string
  /** The best-selling product whose slug begins so. */
  slug: string
  accent: string
  /** Through the window. */
  view: View
}

const STEPS: Step[] = [
  {
    time: '7h',
    title: 'Café da manhã',
    line: 'Vitamina D3 com a refeição',
    slug: 'vitamina-d3',
    accent: '#d9922b',
    view: { sky: ['#dff0f2', '#fdf0d2'], hill: '#a9cba0' }
  },
  {
    time: '12h',
    title: 'Almoço',
    line: 'Ômega 3 com o prato',
    slug: 'omega-3',
    accent: '#2d7093',
    view: { sky: ['#9fd3ea', '#e6f5f8'], hill: '#8fbf86' }
  },
  {
    time: '18h',
    title: 'Treino',
    line: 'Três gramas de creatina',
    slug: 'creatina',
    accent: '#b3552c',
    view: { sky: ['#f3b98c', '#fbe3b9'], hill: '#86955f' }
  },
  {
    time: '22h',
    title: 'Antes de dormir',
    line: 'Magnésio e luz baixa',
    slug: 'magnesio',
    accent: '#6a63a0',
    view: { sky: ['#2c2f5c', '#5d5a94'], hill: '#39425f' }
  }
]

/** The stills of the video: a day's routine on the kitchen counter, then the store's name. */
export function routineScenes(): string[] {
  return [...STEPS.map((step, index) => drawStep(step, index)), drawEnd()]
}

/** Room and furniture are the same in each step, so that only what changes has to be sent. */
function drawStep(step: Step, index: number): string {
  const canvas = createCanvas()
  const { width, height } = VIDEO
  const tones = tonesOf('#f4ecdc', '#c98f3c')
  const product = bestOf(step.slug)
  const art = product && artOf(canvas, product)
  const pack = art ? standing(canvas, art, 470, 286, Math.min(216 / art.height, 210 / art.width)) : ''
  const scenery =
    room(canvas, width, height, 290, tones) +
    kitchenWith(step.view)(canvas, { x: 250, y: 20, width: 390, height: 270 }, tones) +
    plinth(canvas, 470, 284, 104, 20, tones) +
    group('translate(604 330) scale(0.32)', plant(canvas, tones).svg)
  const words =
    type(step.time, 'black', 76, 40, 150, step.accent) +
    type(step.title, 'extrabold', 28, 42, 202, '#22352b') +
    type(step.line, 'medium', 20, 42, 236, '#4c5750')
  const dots = STEPS.map((_, place) =>
    disc(canvas, 50 + place * 24, 276, place === index ? 7 : 4.5, place === index ? step.accent : '#cdbf9f')
  ).join('')
  return canvas.document(width, height, scenery + words + dots + pack)
}

function drawEnd(): string {
  const canvas = createCanvas()
  const { width, height } = VIDEO
  const logo = group(
    'translate(180 104) scale(1.35)',
    markSvg('#f4efdf') + pathSvg(pathData(wordOutline().outline), '#f4efdf')
  )
  return canvas.document(
    width,
    height,
    rectSvg(0, 0, width, height, GREEN) + logo + type('Suplementos com raiz', 'medium', 24, 206, 246, '#dfe8dc')
  )
}

function type(text: string, face: Face, size: number, x: number, y: number, fill: string): string {
  return pathSvg(pathData(mapOutline(setLine(text, { face, size }).outline, moved(x, y))), fill)
}

function bestOf(slug: string): SeedProduct | undefined {
  return products
    .filter(product => product.slug.startsWith(slug))
    .toSorted((a, b) => b.popularity - a.popularity || a.id - b.id)[0]
}
