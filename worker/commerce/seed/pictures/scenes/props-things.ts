import { type Canvas, ellipseSvg, group, pathSvg, rectSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter } from '../draw/colour.ts'
import { flatLight, groundShadow } from '../draw/light.ts'
import { drawPowderPile, scoop } from '../packs/pack-scoop.ts'
import type { Prop, Tones } from './scenery.ts'

/** A parcel; the leaf of the store on its tape. */
export function parcel(canvas: Canvas): Prop {
  const front = 'M-150 -190L60 -176L60 4L-150 -14Z'
  const side = 'M60 -176L150 -200L150 -34L60 4Z'
  const top = 'M-150 -190L-50 -216L150 -200L60 -176Z'
  const svg =
    groundShadow(canvas, 320, 1) +
    pathSvg(front, '#d9ac72') +
    pathSvg(side, '#a97a45') +
    pathSvg(top, '#ecc993') +
    pathSvg('M-70 -184.7L-30 -182L52 -208L14 -211Z', '#2f5d46') +
    pathSvg('M-70 -184.7L-30 -182L-30 -140L-70 -143Z', '#2f5d46') +
    flatLight(canvas, front, 0.8) +
    pathSvg('M-50 -108C-30 -98 -24 -76 -40 -54C-62 -64 -66 -88 -50 -108Z', '#f6efe0', ' fill-opacity="0.9"') +
    strokeSvg('M-46 -92L-40 -50', '#d9ac72', 3) +
    pathSvg('M6 -66L44 -63L44 -28L6 -31Z', '#f6efe0') +
    strokeSvg('M12 -56L38 -54M12 -47L32 -45.5M12 -38L36 -36', '#8a6a42', 3)
  return { svg, width: 330, height: 230 }
}

/** An open book. */
export function book(canvas: Canvas, tones: Tones): Prop {
  const page = canvas.linear(
    [
      { at: 0, colour: '#ffffff' },
      { at: 1, colour: '#e3ddcf' }
    ],
    'across'
  )
  const lines = Array.from(
    { length: 5 },
    (_, index) =>
      `M-150 ${-62 + index * 11}C-110 ${-74 + index * 11} -60 ${-70 + index * 11} -22 ${-56 + index * 11}M22 ${-56 + index * 11}C60 ${-70 + index * 11} 110 ${-74 + index * 11} 150 ${-62 + index * 11}`
  ).join('')
  const svg =
    groundShadow(canvas, 360, 0.9) +
    pathSvg(
      'M-190 -76L-200 -2C-130 -16 -50 -12 0 6C50 -12 130 -16 200 -2L190 -76C120 -96 40 -90 0 -66C-40 -90 -120 -96 -190 -76Z',
      tones.deep
    ) +
    pathSvg('M-182 -84C-120 -104 -40 -96 0 -72L0 -4C-50 -24 -130 -26 -190 -12Z', page) +
    pathSvg('M182 -84C120 -104 40 -96 0 -72L0 -4C50 -24 130 -26 190 -12Z', page) +
    strokeSvg(lines, '#8d8778', 2.5, ' stroke-opacity="0.55"') +
    strokeSvg('M0 -72L0 -4', '#a59d8a', 3)
  return { svg, width: 410, height: 110 }
}

export function scoopAndPowder(canvas: Canvas): Prop {
  const svg =
    group('translate(-90 -6) scale(1.15)', drawPowderPile(canvas, '#ece4d2')) +
    group('translate(90 8)', groundShadow(canvas, 220, 0.9) + scoop(canvas, '#f4f3ef', '#ece4d2'))
  return { svg, width: 620, height: 280 }
}

/** A sheet with a nutrition table under a magnifying glass. */
export function labelSheet(canvas: Canvas, tones: Tones): Prop {
  const rows = Array.from(
    { length: 7 },
    (_, index) =>
      rectSvg(-108, -268 + index * 34, 132 - ((index * 29) % 56), 9, '#39423c') +
      rectSvg(44, -268 + index * 34, 30, 9, '#39423c') +
      rectSvg(90, -268 + index * 34, 22, 9, tones.accent) +
      rectSvg(-112, -248 + index * 34, 226, 1.5, '#c9ccc2')
  ).join('')
  const sheet = 'M-134 -360Q-134 -372 -122 -372L122 -372Q134 -372 134 -360L134 -12Q134 0 122 0L-122 0Q-134 0 -134 -12Z'
  const glass = canvas.radial([
    { at: 0, colour: '#ffffff', alpha: 0.5 },
    { at: 0.8, colour: '#eef6f4', alpha: 0.25 },
    { at: 1, colour: '#b9d2cd', alpha: 0.5 }
  ])
  const lens = group(
    'translate(92 -128)',
    strokeSvg('M66 66L134 140', darker(tones.accent, 0.4), 30) +
      strokeSvg('M70 70L132 138', lighter(tones.accent, 0.2), 8, ' stroke-opacity="0.6"') +
      ellipseSvg(0, 0, 90, 90, glass) +
      ellipseSvg(0, 0, 90, 90, 'none', ` stroke="${tones.deep}" stroke-width="15"`) +
      strokeSvg('M-62 -20C-54 -48 -30 -62 -8 -66', '#ffffff', 8, ' stroke-opacity="0.8"')
  )
  const svg =
    groundShadow(canvas, 290, 0.8) +
    pathSvg(sheet, '#fffefb') +
    flatLight(canvas, sheet, 0.5) +
    pathSvg('M-134 -312L-134 -360Q-134 -372 -122 -372L122 -372Q134 -372 134 -360L134 -312Z', tones.accent) +
    rectSvg(-108, -348, 140, 13, '#ffffff') +
    rectSvg(-112, -292, 226, 6, '#39423c') +
    rows +
    lens
  return { svg, width: 400, height: 390 }
}
