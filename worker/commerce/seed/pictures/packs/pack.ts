import type { SeedPicture } from '../../types.ts'
import type { Canvas } from '../draw/canvas.ts'
import type { Label } from '../labels/label.ts'

/** What a template needs to know of the product it draws. */
export interface Pack {
  label: Label
  /** Colour of the container. */
  body: string
  content: NonNullable<SeedPicture['content']>
  contentColour: string
}

/** A drawn pack. It stands on 0, 0, its foot's middle; up is negative. */
export interface PackArt {
  svg: string
  width: number
  height: number
  /** Width of what touches the ground; 0 when the drawing brings its own shadow. */
  foot: number
}

export type PackTemplate = (canvas: Canvas, pack: Pack) => PackArt
