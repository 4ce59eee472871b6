import { type Canvas, ellipseSvg, group, pathSvg, rectSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter } from '../draw/colour.ts'
import { flatLight, groundShadow, roundLight } from '../draw/light.ts'
import { drawPowderPile, scoop } from '../packs/pack-scoop.ts'
import type { Prop, Tones } from './scenery.ts'

/** A hexagonal dumbbell with a kettlebell behind it. */
export function dumbbell(canvas: Canvas, tones: Tones): Prop {
  const head = 'M-58 -122L58 -122L92 -62L58 0L-58 0L-92 -62Z'
  const bar = 'M-150 -78L150 -78L150 -46L-150 -46Z'
  const steel = canvas.linear([{ at: 0, colour: '#f6f7f8' }, { at: 0.5, colour: '#a9afb5' }, { at: 1, colour: '#5b6167' }])
  const disc = (x: number) => group(`translate(${x} 0)`, pathSvg(head, '#33373c') + roundLight(canvas, head, { shade: 0.7, gloss: 0.5 }) + pathSvg('M-34 -100L34 -100L56 -62L34 -22L-34 -22L-56 -62Z', tones.accent) + flatLight(canvas, 'M-34 -100L34 -100L56 -62L34 -22L-34 -22L-56 -62Z', 1.4))
  const bell = 'M-86 -92C-86 -30 -60 0 0 0C60 0 86 -30 86 -92C86 -150 50 -176 0 -176C-50 -176 -86 -150 -86 -92Z'
  const kettle = group('translate(108 -18)', groundShadow(canvas, 170, 0.8) + strokeSvg('M-52 -150C-70 -270 70 -270 52 -150', '#2b2f33', 30) + strokeSvg('M-58 -170C-64 -262 36 -270 44 -214', '#8b9197', 5, ' stroke-opacity="0.7"') + pathSvg(bell, '#3b4046') + roundLight(canvas, bell, { shade: 0.8, gloss: 0.5 }) + ellipseSvg(0, -86, 44, 44, tones.accent, ' fill-opacity="0.95"') + ellipseSvg(0, -86, 33, 33, '#3b4046'))
  const svg = kettle + group('translate(-40 10)', groundShadow(canvas, 440, 0.9) + pathSvg(bar, steel) + disc(-150) + disc(150))
  return { svg, width: 500, height: 290 }
}

/** A running shoe. */
export function shoe(canvas: Canvas, tones: Tones): Prop {
  const upper = 'M-210 -60C-214 -110 -196 -176 -176 -196C-150 -190 -120 -176 -86 -182C-72 -200 -60 -214 -44 -214C0 -170 60 -128 130 -112C190 -98 226 -84 232 -52Z'
  const sole = 'M-220 -62C-226 -30 -214 -6 -190 -2L200 -2C236 -4 254 -26 244 -50C200 -36 120 -44 40 -50C-40 -56 -140 -52 -220 -62Z'
  const cloth = canvas.linear([{ at: 0, colour: lighter(tones.accent, 0.35) }, { at: 0.6, colour: tones.accent }, { at: 1, colour: darker(tones.accent, 0.3) }], [0, 0, 1, 1])
  const laces = [[-44, -196, -86, -160], [-16, -174, -60, -136], [16, -152, -32, -112], [50, -134, -2, -92]].map(([a, b, c, d]) => `M${a} ${b}L${c} ${d}`).join('')
  const svg =
    groundShadow(canvas, 440, 1) + pathSvg(upper, cloth) + pathSvg('M-176 -196C-150 -190 -120 -176 -86 -182C-90 -150 -120 -130 -160 -134C-178 -140 -182 -170 -176 -196Z', darker(tones.accent, 0.5)) +
    pathSvg('M-196 -120C-130 -96 -70 -70 -40 -52L-120 -54L-212 -60Z', '#ffffff', ' fill-opacity="0.85"') + strokeSvg(laces, '#ffffff', 11) + strokeSvg('M96 -116C112 -96 130 -80 160 -62', darker(tones.accent, 0.4), 4, ' stroke-opacity="0.5"') +
    pathSvg(sole, canvas.linear([{ at: 0, colour: '#ffffff' }, { at: 1, colour: '#cfd2d2' }])) + strokeSvg('M-206 -20C-80 -12 120 -12 236 -26', tones.deep, 9) + strokeSvg('M-160 -2L-150 -10M-110 -2L-100 -10M-60 -2L-50 -10M-10 -2L0 -10M40 -2L50 -10M90 -2L100 -10M140 -2L150 -10', '#8b8f8f', 5)
  return { svg, width: 480, height: 220 }
}

export function bicycle(canvas: Canvas, tones: Tones): Prop {
  const wheel = (x: number) => ellipseSvg(x, -104, 100, 100, 'none', ' stroke="#2a2e30" stroke-width="11"') + ellipseSvg(x, -104, 91, 91, 'none', ' stroke="#c9cdd0" stroke-width="4"') + strokeSvg(Array.from({ length: 14 }, (_, index) => `M${x} -104L${(x + 88 * Math.cos((index * Math.PI) / 7)).toFixed(1)} ${(-104 + 88 * Math.sin((index * Math.PI) / 7)).toFixed(1)}`).join(''), '#9aa0a4', 1.5) + ellipseSvg(x, -104, 11, 11, '#3a3f42')
  const frame = 'M-150 -104L-62 -238L94 -246L-14 -104L-150 -104M-62 -238L-14 -104M94 -246L150 -104'
  const svg =
    group('translate(-150 0)', groundShadow(canvas, 170, 0.6)) + group('translate(150 0)', groundShadow(canvas, 170, 0.6)) + wheel(-150) + wheel(150) + strokeSvg(frame, darker(tones.accent, 0.3), 15) + strokeSvg(frame, tones.accent, 11) + strokeSvg('M-60 -240L90 -248', lighter(tones.accent, 0.6), 3) +
    strokeSvg('M-62 -238L-72 -272M94 -246L84 -286', '#3a3f42', 10) + pathSvg('M-116 -284C-90 -290 -50 -288 -32 -276C-40 -268 -96 -266 -112 -272C-120 -276 -120 -282 -116 -284Z', '#2a2e30') + strokeSvg('M84 -286C100 -296 128 -296 132 -278C134 -262 118 -254 106 -258', '#2a2e30', 9) +
    ellipseSvg(-14, -104, 26, 26, 'none', ' stroke="#3a3f42" stroke-width="8"') + strokeSvg('M-14 -104L10 -62M0 -60L22 -62', '#3a3f42', 8)
  return { svg, width: 520, height: 300 }
}

export function ball(canvas: Canvas): Prop {
  const leather = canvas.radial([{ at: 0, colour: '#ffb46b' }, { at: 0.65, colour: '#e07a2f' }, { at: 1, colour: '#9c4a14' }])
  const svg = groundShadow(canvas, 120, 0.9) + ellipseSvg(0, -74, 74, 74, leather) + strokeSvg('M-74 -74L74 -74M0 -148L0 0M-56 -122C-20 -100 -20 -48 -56 -26M56 -122C20 -100 20 -48 56 -26', '#3d1f0c', 3.5, ' stroke-opacity="0.75"') + ellipseSvg(-26, -106, 24, 16, '#ffffff', ' fill-opacity="0.3"')
  return { svg, width: 150, height: 150 }
}

/** A parcel; the leaf of the store on its tape. */
export function parcel(canvas: Canvas): Prop {
  const front = 'M-150 -190L60 -176L60 4L-150 -14Z'
  const side = 'M60 -176L150 -200L150 -34L60 4Z'
  const top = 'M-150 -190L-50 -216L150 -200L60 -176Z'
  const svg =
    groundShadow(canvas, 320, 1) + pathSvg(front, '#d9ac72') + pathSvg(side, '#a97a45') + pathSvg(top, '#ecc993') + pathSvg('M-70 -184.7L-30 -182L52 -208L14 -211Z', '#2f5d46') + pathSvg('M-70 -184.7L-30 -182L-30 -140L-70 -143Z', '#2f5d46') + flatLight(canvas, front, 0.8) +
    pathSvg('M-50 -108C-30 -98 -24 -76 -40 -54C-62 -64 -66 -88 -50 -108Z', '#f6efe0', ' fill-opacity="0.9"') + strokeSvg('M-46 -92L-40 -50', '#d9ac72', 3) + pathSvg('M6 -66L44 -63L44 -28L6 -31Z', '#f6efe0') + strokeSvg('M12 -56L38 -54M12 -47L32 -45.5M12 -38L36 -36', '#8a6a42', 3)
  return { svg, width: 330, height: 230 }
}

/** An open book. */
export function book(canvas: Canvas, tones: Tones): Prop {
  const page = canvas.linear([{ at: 0, colour: '#ffffff' }, { at: 1, colour: '#e3ddcf' }], 'across')
  const lines = Array.from({ length: 5 }, (_, index) => `M-150 ${-62 + index * 11}C-110 ${-74 + index * 11} -60 ${-70 + index * 11} -22 ${-56 + index * 11}M22 ${-56 + index * 11}C60 ${-70 + index * 11} 110 ${-74 + index * 11} 150 ${-62 + index * 11}`).join('')
  const svg =
    groundShadow(canvas, 360, 0.9) + pathSvg('M-190 -76L-200 -2C-130 -16 -50 -12 0 6C50 -12 130 -16 200 -2L190 -76C120 -96 40 -90 0 -66C-40 -90 -120 -96 -190 -76Z', tones.deep) +
    pathSvg('M-182 -84C-120 -104 -40 -96 0 -72L0 -4C-50 -24 -130 -26 -190 -12Z', page) + pathSvg('M182 -84C120 -104 40 -96 0 -72L0 -4C50 -24 130 -26 190 -12Z', page) + strokeSvg(lines, '#8d8778', 2.5, ' stroke-opacity="0.55"') + strokeSvg('M0 -72L0 -4', '#a59d8a', 3)
  return { svg, width: 410, height: 110 }
}

export function scoopAndPowder(canvas: Canvas): Prop {
  const svg = group('translate(-90 -6) scale(1.15)', drawPowderPile(canvas, '#ece4d2')) + group('translate(90 8)', groundShadow(canvas, 220, 0.9) + scoop(canvas, '#f4f3ef', '#ece4d2'))
  return { svg, width: 620, height: 280 }
}

/** A sheet with a nutrition table under a magnifying glass. */
export function labelSheet(canvas: Canvas, tones: Tones): Prop {
  const rows = Array.from({ length: 7 }, (_, index) => rectSvg(-108, -268 + index * 34, 132 - ((index * 29) % 56), 9, '#39423c') + rectSvg(44, -268 + index * 34, 30, 9, '#39423c') + rectSvg(90, -268 + index * 34, 22, 9, tones.accent) + rectSvg(-112, -248 + index * 34, 226, 1.5, '#c9ccc2')).join('')
  const sheet = 'M-134 -360Q-134 -372 -122 -372L122 -372Q134 -372 134 -360L134 -12Q134 0 122 0L-122 0Q-134 0 -134 -12Z'
  const glass = canvas.radial([{ at: 0, colour: '#ffffff', alpha: 0.5 }, { at: 0.8, colour: '#eef6f4', alpha: 0.25 }, { at: 1, colour: '#b9d2cd', alpha: 0.5 }])
  const lens = group('translate(92 -128)', strokeSvg('M66 66L134 140', darker(tones.accent, 0.4), 30) + strokeSvg('M70 70L132 138', lighter(tones.accent, 0.2), 8, ' stroke-opacity="0.6"') + ellipseSvg(0, 0, 90, 90, glass) + ellipseSvg(0, 0, 90, 90, 'none', ` stroke="${tones.deep}" stroke-width="15"`) + strokeSvg('M-62 -20C-54 -48 -30 -62 -8 -66', '#ffffff', 8, ' stroke-opacity="0.8"'))
  const svg = groundShadow(canvas, 290, 0.8) + pathSvg(sheet, '#fffefb') + flatLight(canvas, sheet, 0.5) + pathSvg('M-134 -312L-134 -360Q-134 -372 -122 -372L122 -372Q134 -372 134 -360L134 -312Z', tones.accent) + rectSvg(-108, -348, 140, 13, '#ffffff') + rectSvg(-112, -292, 226, 6, '#39423c') + rows + lens
  return { svg, width: 400, height: 390 }
}
