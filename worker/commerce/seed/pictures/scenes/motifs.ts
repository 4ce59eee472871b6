import type { Canvas } from '../draw/canvas.ts'
import { type Backdrop, halo, moonlight, mountains, road, sea, sunrise } from './backdrops.ts'
import { kitchen } from './kitchen.ts'
import { brazil, thereAndBack } from './maps.ts'
import { berries, bowl, honey, oranges, waterGlass } from './props-food.ts'
import { looseLeaves, plant, shoot } from './props-plants.ts'
import { book, labelSheet, parcel, scoopAndPowder } from './props-things.ts'
import { ball, bicycle, dumbbell, shoe } from './props-training.ts'
import type { Prop, Tones } from './scenery.ts'

export type DrawProp = (canvas: Canvas, tones: Tones) => Prop

export interface Motif {
  backdrop: Backdrop
  /** The thing that the scene is about, when no pack is. */
  main: DrawProp
  /** What lies before packs, if that is not the main thing. */
  front?: DrawProp
  /** Smaller things beside it. */
  beside: DrawProp[]
  /** Where the main thing stands across and above the stage's foot, and how tall it may be; in fractions of the stage. */
  place?: { x: number; height: number; rise: number }
}

const MOTIFS: Record<string, Motif> = {
  orange: { backdrop: halo, main: oranges, beside: [looseLeaves] },
  dumbbell: { backdrop: halo, main: dumbbell, beside: [waterGlass] },
  running: { backdrop: road, main: shoe, beside: [waterGlass] },
  berries: { backdrop: halo, main: berries, beside: [looseLeaves] },
  leaf: { backdrop: halo, main: plant, front: looseLeaves, beside: [looseLeaves] },
  oats: { backdrop: halo, main: bowl, beside: [berries] },
  mountain: { backdrop: mountains, main: looseLeaves, beside: [] },
  moon: { backdrop: moonlight, main: book, beside: [plant] },
  water: { backdrop: sea, main: waterGlass, beside: [] },
  box: { backdrop: halo, main: parcel, beside: [plant] },
  kitchen: { backdrop: kitchen, main: bowl, beside: [plant, waterGlass] },
  sun: { backdrop: sunrise, main: plant, front: looseLeaves, beside: [looseLeaves] },
  bicycle: { backdrop: road, main: bicycle, beside: [ball] },
  honey: { backdrop: halo, main: honey, beside: [looseLeaves] },
  label: { backdrop: halo, main: labelSheet, beside: [plant] },
  arrows: { backdrop: thereAndBack, main: parcel, beside: [], place: { x: 0.5, height: 0.36, rise: 0.33 } },
  scoop: { backdrop: halo, main: scoopAndPowder, beside: [waterGlass] },
  map: { backdrop: brazil, main: parcel, beside: [], place: { x: 0.83, height: 0.4, rise: 0.05 } },
  shoot: { backdrop: halo, main: shoot, beside: [looseLeaves] },
  bones: { backdrop: halo, main: waterGlass, beside: [plant] },
  heart: { backdrop: halo, main: oranges, beside: [plant] },
  brain: { backdrop: halo, main: book, beside: [plant] }
}

const PLAIN: Motif = { backdrop: halo, main: plant, front: looseLeaves, beside: [looseLeaves] }

export function motifOf(name: string | undefined): Motif {
  return MOTIFS[name ?? 'leaf'] ?? PLAIN
}
