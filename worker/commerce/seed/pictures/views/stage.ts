import { type Canvas, group } from '../draw/canvas.ts'
import { groundShadow } from '../draw/light.ts'
import type { PackArt } from '../packs/pack.ts'

export const VIEW_PX = 900
const LARGEST_PX = 680
const LARGEST_SCALE = 1.36

/** Stands a pack with its foot at x, y. */
export function standing(canvas: Canvas, art: PackArt, x: number, y: number, scale: number): string {
  const shadow = art.foot ? groundShadow(canvas, art.foot) : ''
  return group(`translate(${round(x)} ${round(y)}) scale(${round(scale)})`, shadow + art.svg)
}

/** One pack in the middle of a square view, as large as leaves air around it. */
export function centred(canvas: Canvas, art: PackArt): string {
  const scale = Math.min(LARGEST_SCALE, LARGEST_PX / art.width, LARGEST_PX / art.height)
  return standing(canvas, art, VIEW_PX / 2, VIEW_PX / 2 + (art.height * scale) / 2 + 8, scale)
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
