import type { PackForm, SeedPicture } from '../../types.ts'
import type { PackTemplate } from './pack.ts'
import { drawAmberBottle } from './pack-amber-bottle.ts'
import { drawBar } from './pack-bar.ts'
import { drawBottle } from './pack-bottle.ts'
import { drawBox } from './pack-box.ts'
import { drawCan } from './pack-can.ts'
import { drawFlask, drawMug } from './pack-drinkware.ts'
import { drawDropper } from './pack-dropper.ts'
import { drawJar } from './pack-jar.ts'
import { drawPillCase } from './pack-pill-case.ts'
import { drawPot } from './pack-pot.ts'
import { drawPouch } from './pack-pouch.ts'
import { drawSachetBox } from './pack-sachet-box.ts'
import { drawScoop } from './pack-scoop.ts'
import { drawShaker } from './pack-shaker.ts'
import { drawSyrup } from './pack-syrup.ts'
import { drawBag, drawTowel } from './pack-textile.ts'
import { drawBands, drawRope, drawStraps } from './pack-training.ts'
import { drawTube } from './pack-tube.ts'
import { drawWine } from './pack-wine.ts'

export interface Template {
  draw: PackTemplate
  /** Size beside other forms in a scene; a big tub is 1. */
  scale: number
}

export function templateOf(picture: SeedPicture): Template {
  if (picture.form === 'accessory' || picture.form === 'shaker') return ACCESSORIES[picture.accessory ?? 'shaker']
  return picture.form === 'kit' ? FORMS.pot : FORMS[picture.form]
}

const FORMS: Record<Exclude<PackForm, 'accessory' | 'shaker' | 'kit'>, Template> = {
  pot: { draw: drawPot, scale: 1 },
  bottle: { draw: drawBottle, scale: 0.86 },
  'amber-bottle': { draw: drawAmberBottle, scale: 0.86 },
  dropper: { draw: drawDropper, scale: 0.74 },
  jar: { draw: drawJar, scale: 0.92 },
  pouch: { draw: drawPouch, scale: 1 },
  'sachet-box': { draw: drawSachetBox, scale: 0.92 },
  box: { draw: drawBox, scale: 0.84 },
  tube: { draw: drawTube, scale: 0.76 },
  bar: { draw: drawBar, scale: 0.66 },
  syrup: { draw: drawSyrup, scale: 0.9 },
  can: { draw: drawCan, scale: 0.88 },
  wine: { draw: drawWine, scale: 1.02 }
}

const ACCESSORIES: Record<NonNullable<SeedPicture['accessory']>, Template> = {
  shaker: { draw: drawShaker, scale: 0.98 },
  scoop: { draw: drawScoop, scale: 0.6 },
  'pill-case': { draw: drawPillCase, scale: 0.7 },
  bottle: { draw: drawFlask, scale: 1 },
  towel: { draw: drawTowel, scale: 0.9 },
  bag: { draw: drawBag, scale: 1.1 },
  bands: { draw: drawBands, scale: 0.74 },
  straps: { draw: drawStraps, scale: 0.7 },
  rope: { draw: drawRope, scale: 0.8 },
  cup: { draw: drawMug, scale: 0.9 }
}
