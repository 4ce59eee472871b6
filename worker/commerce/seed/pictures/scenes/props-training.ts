import { type Canvas, ellipseSvg, group, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter } from '../draw/colour.ts'
import { flatLight, groundShadow, roundLight } from '../draw/light.ts'
import type { Prop, Tones } from './scenery.ts'

/** A hexagonal dumbbell with a kettlebell behind it. */
export function dumbbell(canvas: Canvas, tones: Tones): Prop {
  const head = 'M-58 -122L58 -122L92 -62L58 0L-58 0L-92 -62Z'
  const bar = 'M-150 -78L150 -78L150 -46L-150 -46Z'
  const steel = canvas.linear([
    { at: 0, colour: '#f6f7f8' },
    { at: 0.5, colour: '#a9afb5' },
    { at: 1, colour: '#5b6167' }
  ])
  const disc = (x: number) =>
    group(
      `translate(${x} 0)`,
      pathSvg(head, '#33373c') +
        roundLight(canvas, head, { shade: 0.7, gloss: 0.5 }) +
        pathSvg('M-34 -100L34 -100L56 -62L34 -22L-34 -22L-56 -62Z', tones.accent) +
        flatLight(canvas, 'M-34 -100L34 -100L56 -62L34 -22L-34 -22L-56 -62Z', 1.4)
    )
  const bell = 'M-86 -92C-86 -30 -60 0 0 0C60 0 86 -30 86 -92C86 -150 50 -176 0 -176C-50 -176 -86 -150 -86 -92Z'
  const kettle = group(
    'translate(108 -18)',
    groundShadow(canvas, 170, 0.8) +
      strokeSvg('M-52 -150C-70 -270 70 -270 52 -150', '#2b2f33', 30) +
      strokeSvg('M-58 -170C-64 -262 36 -270 44 -214', '#8b9197', 5, ' stroke-opacity="0.7"') +
      pathSvg(bell, '#3b4046') +
      roundLight(canvas, bell, { shade: 0.8, gloss: 0.5 }) +
      ellipseSvg(0, -86, 44, 44, tones.accent, ' fill-opacity="0.95"') +
      ellipseSvg(0, -86, 33, 33, '#3b4046')
  )
  const svg =
    kettle + group('translate(-40 10)', groundShadow(canvas, 440, 0.9) + pathSvg(bar, steel) + disc(-150) + disc(150))
  return { svg, width: 500, height: 290 }
}

/** A running shoe. */
export function shoe(canvas: Canvas, tones: Tones): Prop {
  const upper =
    'M-210 -60C-214 -110 -196 -176 -176 -196C-150 -190 -120 -176 -86 -182C-72 -200 -60 -214 -44 -214C0 -170 60 -128 130 -112C190 -98 226 -84 232 -52Z'
  const sole =
    'M-220 -62C-226 -30 -214 -6 -190 -2L200 -2C236 -4 254 -26 244 -50C200 -36 120 -44 40 -50C-40 -56 -140 -52 -220 -62Z'
  const cloth = canvas.linear(
    [
      { at: 0, colour: lighter(tones.accent, 0.35) },
      { at: 0.6, colour: tones.accent },
      { at: 1, colour: darker(tones.accent, 0.3) }
    ],
    [0, 0, 1, 1]
  )
  const laces = [
    [-44, -196, -86, -160],
    [-16, -174, -60, -136],
    [16, -152, -32, -112],
    [50, -134, -2, -92]
  ]
    .map(([a, b, c, d]) => `M${a} ${b}L${c} ${d}`)
    .join('')
  const svg =
    groundShadow(canvas, 440, 1) +
    pathSvg(upper, cloth) +
    pathSvg(
      'M-176 -196C-150 -190 -120 -176 -86 -182C-90 -150 -120 -130 -160 -134C-178 -140 -182 -170 -176 -196Z',
      darker(tones.accent, 0.5)
    ) +
    pathSvg('M-196 -120C-130 -96 -70 -70 -40 -52L-120 -54L-212 -60Z', '#ffffff', ' fill-opacity="0.85"') +
    strokeSvg(laces, '#ffffff', 11) +
    strokeSvg('M96 -116C112 -96 130 -80 160 -62', darker(tones.accent, 0.4), 4, ' stroke-opacity="0.5"') +
    pathSvg(
      sole,
      canvas.linear([
        { at: 0, colour: '#ffffff' },
        { at: 1, colour: '#cfd2d2' }
      ])
    ) +
    strokeSvg('M-206 -20C-80 -12 120 -12 236 -26', tones.deep, 9) +
    strokeSvg(
      'M-160 -2L-150 -10M-110 -2L-100 -10M-60 -2L-50 -10M-10 -2L0 -10M40 -2L50 -10M90 -2L100 -10M140 -2L150 -10',
      '#8b8f8f',
      5
    )
  return { svg, width: 480, height: 220 }
}

export function bicycle(canvas: Canvas, tones: Tones): Prop {
  const wheel = (x: number) =>
    ellipseSvg(x, -104, 100, 100, 'none', ' stroke="#2a2e30" stroke-width="11"') +
    ellipseSvg(x, -104, 91, 91, 'none', ' stroke="#c9cdd0" stroke-width="4"') +
    strokeSvg(
      Array.from(
        { length: 14 },
        (_, index) =>
          `M${x} -104L${(x + 88 * Math.cos((index * Math.PI) / 7)).toFixed(1)} ${(-104 + 88 * Math.sin((index * Math.PI) / 7)).toFixed(1)}`
      ).join(''),
      '#9aa0a4',
      1.5
    ) +
    ellipseSvg(x, -104, 11, 11, '#3a3f42')
  const frame = 'M-150 -104L-62 -238L94 -246L-14 -104L-150 -104M-62 -238L-14 -104M94 -246L150 -104'
  const svg =
    group('translate(-150 0)', groundShadow(canvas, 170, 0.6)) +
    group('translate(150 0)', groundShadow(canvas, 170, 0.6)) +
    wheel(-150) +
    wheel(150) +
    strokeSvg(frame, darker(tones.accent, 0.3), 15) +
    strokeSvg(frame, tones.accent, 11) +
    strokeSvg('M-60 -240L90 -248', lighter(tones.accent, 0.6), 3) +
    strokeSvg('M-62 -238L-72 -272M94 -246L84 -286', '#3a3f42', 10) +
    pathSvg(
      'M-116 -284C-90 -290 -50 -288 -32 -276C-40 -268 -96 -266 -112 -272C-120 -276 -120 -282 -116 -284Z',
      '#2a2e30'
    ) +
    strokeSvg('M84 -286C100 -296 128 -296 132 -278C134 -262 118 -254 106 -258', '#2a2e30', 9) +
    ellipseSvg(-14, -104, 26, 26, 'none', ' stroke="#3a3f42" stroke-width="8"') +
    strokeSvg('M-14 -104L10 -62M0 -60L22 -62', '#3a3f42', 8)
  return { svg, width: 520, height: 300 }
}

export function ball(canvas: Canvas): Prop {
  const leather = canvas.radial([
    { at: 0, colour: '#ffb46b' },
    { at: 0.65, colour: '#e07a2f' },
    { at: 1, colour: '#9c4a14' }
  ])
  const svg =
    groundShadow(canvas, 120, 0.9) +
    ellipseSvg(0, -74, 74, 74, leather) +
    strokeSvg(
      'M-74 -74L74 -74M0 -148L0 0M-56 -122C-20 -100 -20 -48 -56 -26M56 -122C20 -100 20 -48 56 -26',
      '#3d1f0c',
      3.5,
      ' stroke-opacity="0.75"'
    ) +
    ellipseSvg(-26, -106, 24, 16, '#ffffff', ' fill-opacity="0.3"')
  return { svg, width: 150, height: 150 }
}
