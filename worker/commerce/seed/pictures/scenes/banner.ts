import type { SeedBanner } from '../../types.ts'
import { type Canvas, createCanvas, group, rectSvg } from '../draw/canvas.ts'
import type { Box } from '../draw/geometry.ts'
import { productOf } from '../views/catalogue.ts'
import { drawBrandScene } from './brand-scene.ts'
import { type Motif, motifOf } from './motifs.ts'
import { packsOnStage } from './packs-on-stage.ts'
import { avatar } from './people.ts'
import { placed, room, type Tones, tonesOf, windowLight } from './scenery.ts'

export type BannerSize = 'desktop' | 'mobile'

/** Groups whose words stand beside the picture, not on it: the scene takes the whole of it. */
const WORDLESS = new Set([
  'banner-showcase-infos',
  'banner-about-us-home',
  'video-showcase',
  'testimonial-section',
  'instagram-posts',
  'banner-news-home'
])

/** A banner's picture. Where words lie on it, its left third (landscape) or top third (portrait) stays calm. */
export function drawBanner(groupName: string, banner: SeedBanner, size: BannerSize): string {
  const { width, height } = banner[size]
  const { scene } = banner
  const canvas = createCanvas()
  const tones = tonesOf(scene.ground, scene.accent)
  if (groupName === 'banner-carousel')
    return drawBrandScene(canvas, banner.key.replace(/^marca-/, ''), width, height, tones)
  const stage = stageOf(width, height, WORDLESS.has(groupName))
  const body =
    scene.kind === 'people'
      ? person(canvas, scene.motif ?? '', width, height, tones)
      : setting(canvas, banner, stage, tones)
  return canvas.document(
    width,
    height,
    room(canvas, width, height, scene.kind === 'people' ? height : stage.y + stage.height * 0.9, tones) + body
  )
}

function stageOf(width: number, height: number, wordless: boolean): Box {
  if (wordless) return { x: width * 0.08, y: height * 0.1, width: width * 0.84, height: height * 0.8 }
  if (width > height * 1.2) return { x: width * 0.4, y: height * 0.08, width: width * 0.57, height: height * 0.82 }
  return { x: width * 0.06, y: height * 0.38, width: width * 0.88, height: height * 0.56 }
}

function person(canvas: Canvas, motif: string, width: number, height: number, tones: Tones): string {
  return group(`translate(${width / 2} ${height * 0.52}) scale(${height / 220})`, avatar(canvas, motif, tones))
}

function setting(canvas: Canvas, banner: SeedBanner, stage: Box, tones: Tones): string {
  const { scene } = banner
  const grown =
    scene.kind === 'ingredients' && scene.motif === 'leaf' ? 'shoot' : scene.kind === 'map' ? 'map' : scene.motif
  const motif = motifOf(grown)
  const floor: Box = { ...stage, height: stage.height * 0.9 }
  // A sport is shown by its things; what to buy for it stands in the showcase beside the banner.
  const packs = scene.kind === 'sport' ? [] : scene.packs
  const products = packs.flatMap(slug => productOf(slug) ?? [])
  const subject = products.length
    ? packsOnStage(canvas, products, motif, stage, tones)
    : propsOnStage(canvas, motif, stage, tones)
  return (
    motif.backdrop(canvas, floor, tones) + calmSide(canvas, stage, tones) + windowLight(canvas, stage, tones) + subject
  )
}

/** Where words will lie at the left, the backdrop fades into the wall. */
function calmSide(canvas: Canvas, stage: Box, tones: Tones): string {
  if (stage.x < stage.width * 0.5) return ''
  const veil = canvas.linear(
    [
      { at: 0, colour: tones.light },
      { at: 0.6, colour: tones.light, alpha: 0.92 },
      { at: 1, colour: tones.ground, alpha: 0 }
    ],
    'across'
  )
  return rectSvg(0, 0, stage.x + stage.width * 0.22, stage.y + stage.height * 0.9, veil)
}

/** The thing of the motif, large, and the smaller ones beside it. */
function propsOnStage(canvas: Canvas, motif: Motif, stage: Box, tones: Tones): string {
  const main = motif.main(canvas, tones)
  const foot = stage.y + stage.height
  const { x: across, height: tall, rise } = motif.place ?? { x: middleOf(motif), height: 0.74, rise: 0.06 }
  const scale = Math.min((stage.height * tall) / main.height, (stage.width * 0.72) / main.width)
  const x = stage.x + stage.width * across
  return (
    besides(canvas, motif, stage, tones, (main.width * scale) / 2) + placed(main, x, foot - stage.height * rise, scale)
  )
}

/** What has something beside it stands a little to the left. */
function middleOf(motif: Motif): number {
  return motif.beside.length === 1 ? 0.44 : 0.5
}

function besides(canvas: Canvas, motif: Motif, stage: Box, tones: Tones, half: number): string {
  const foot = stage.y + stage.height
  return motif.beside
    .map((draw, index) => {
      const prop = draw(canvas, tones)
      const scale = Math.min((stage.height * 0.42) / prop.height, (stage.width * 0.26) / prop.width)
      const reach = half + prop.width * scale * 0.42
      const wished = stage.x + stage.width * middleOf(motif) + (index % 2 ? -reach : reach)
      const x = Math.min(wished, stage.x + stage.width - prop.width * scale * 0.5)
      return placed(prop, x, foot - stage.height * 0.03, scale)
    })
    .join('')
}
