import { type Canvas, clipped, ellipseSvg, group, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, isLight, lighter } from '../draw/colour.ts'
import { groundShadow } from '../draw/light.ts'

const CAPSULE_LENGTH = 168
const CAPSULE_RADIUS = 31

/** A two-part capsule on its side, centred on 0, 0. */
export function capsule(canvas: Canvas, colour: string, other: string): string {
  const [half, r] = [CAPSULE_LENGTH / 2, CAPSULE_RADIUS]
  const left = `M8 ${-r}L${-half + r} ${-r}C${-half - 10} ${-r} ${-half - 10} ${r} ${-half + r} ${r}L8 ${r}Z`
  const right = `M8 ${-r + 2.5}L${half - r} ${-r + 2.5}C${half + 8} ${-r + 2.5} ${half + 8} ${r - 2.5} ${half - r} ${r - 2.5}L8 ${r - 2.5}Z`
  const light = canvas.linear([
    { at: 0, colour: '#ffffff', alpha: 0.25 },
    { at: 0.2, colour: '#ffffff', alpha: 0.72 },
    { at: 0.34, colour: '#ffffff', alpha: 0.12 },
    { at: 0.6, colour: '#0d0b08', alpha: 0.06 },
    { at: 1, colour: '#0d0b08', alpha: 0.46 }
  ])
  const half2 = isLight(other) ? darker(other, 0.04) : other
  return (
    pathSvg(right, half2) +
    pathSvg(right, light) +
    pathSvg(left, colour) +
    pathSvg(left, light) +
    strokeSvg(`M8 ${-r}L8 ${r}`, '#0d0b08', 1.6, ' stroke-opacity="0.25"')
  )
}

export function softgel(canvas: Canvas, colour: string): string {
  const glow = canvas.linear([
    { at: 0, colour: darker(colour, 0.12) },
    { at: 0.5, colour },
    { at: 1, colour: lighter(colour, 0.45) }
  ])
  const lamp = canvas.radial([
    { at: 0, colour: '#ffffff', alpha: 0.95 },
    { at: 1, colour: '#ffffff', alpha: 0 }
  ])
  return (
    ellipseSvg(0, 0, 84, 38, glow) +
    ellipseSvg(
      14,
      16,
      58,
      16,
      canvas.radial([
        { at: 0, colour: lighter(colour, 0.75), alpha: 0.85 },
        { at: 1, colour: lighter(colour, 0.6), alpha: 0 }
      ])
    ) +
    strokeSvg('M-80 4C-40 12 40 12 80 4', darker(colour, 0.35), 1.2, ' stroke-opacity="0.3"') +
    ellipseSvg(-28, -18, 36, 11, lamp) +
    ellipseSvg(0, 0, 84, 38, 'none', ` stroke="${darker(colour, 0.5)}" stroke-width="1.5" stroke-opacity="0.25"`)
  )
}

export function tablet(canvas: Canvas, colour: string): string {
  const face = canvas.linear(
    [
      { at: 0, colour: lighter(colour, 0.55) },
      { at: 1, colour: darker(colour, 0.06) }
    ],
    [0, 0, 1, 1]
  )
  const edge = canvas.linear(
    [
      { at: 0, colour: lighter(colour, 0.2) },
      { at: 0.4, colour },
      { at: 1, colour: darker(colour, 0.42) }
    ],
    'across'
  )
  return (
    pathSvg('M-66 -10L-66 14C-66 52 66 52 66 14L66 -10Z', edge) +
    ellipseSvg(0, -10, 66, 34, face) +
    ellipseSvg(0, -10, 58, 29, 'none', ` stroke="${darker(colour, 0.3)}" stroke-opacity="0.2" stroke-width="2"`) +
    strokeSvg('M-50 -4L50 -16', darker(colour, 0.4), 3, ' stroke-opacity="0.35"') +
    strokeSvg('M-50 -1L50 -13', '#ffffff', 2, ' stroke-opacity="0.6"')
  )
}

export function gummy(canvas: Canvas, colour: string): string {
  const outline = 'M-56 26C-62 -4 -52 -48 -30 -52C-14 -55 14 -55 30 -52C52 -48 62 -4 56 26C52 42 -52 42 -56 26Z'
  const jelly = canvas.linear([
    { at: 0, colour: lighter(colour, 0.14) },
    { at: 0.55, colour },
    { at: 1, colour: darker(colour, 0.22) }
  ])
  const inner = canvas.radial([
    { at: 0, colour: lighter(colour, 0.7), alpha: 0.75 },
    { at: 1, colour: lighter(colour, 0.4), alpha: 0 }
  ])
  const sugar = Array.from(
    { length: 46 },
    (_, index) => `M${-52 + ((index * 41) % 105)} ${-48 + ((index * 29) % 84)}l0.1 0`
  ).join('')
  return (
    pathSvg(outline, jelly) +
    clipped(
      canvas.clip(outline),
      ellipseSvg(16, 16, 44, 26, inner) + strokeSvg(sugar, '#ffffff', 3, ' stroke-opacity="0.5"')
    ) +
    pathSvg(
      'M-36 -40C-24 -46 -4 -47 10 -46C-6 -40 -30 -30 -42 -6C-46 -18 -44 -34 -36 -40Z',
      '#ffffff',
      ' fill-opacity="0.45"'
    )
  )
}

/** Two ends of a bar broken apart: coating outside, crisp and pieces within. */
export function cutBar(canvas: Canvas, colour: string): string {
  const coat = canvas.linear([
    { at: 0, colour: lighter(colour, 0.2) },
    { at: 1, colour: darker(colour, 0.4) }
  ])
  const inside = 'M60 -96C74 -100 128 -98 140 -92C146 -70 146 -24 140 -6C126 2 74 2 62 -4C54 -24 54 -76 60 -96Z'
  const bits = Array.from({ length: 26 }, (_, index) => {
    const [x, y] = [68 + ((index * 31) % 66), -88 + ((index * 23) % 78)]
    return ellipseSvg(
      x,
      y,
      5 + (index % 4),
      4 + (index % 3),
      index % 3 === 0 ? lighter(colour, 0.75) : index % 3 === 1 ? darker(colour, 0.3) : lighter(colour, 0.5),
      ` transform="rotate(${index * 37} ${x} ${y})"`
    )
  }).join('')
  return (
    pathSvg('M-210 -104C-160 -116 50 -112 62 -98L62 -4C40 4 -180 4 -204 -4C-222 -20 -222 -88 -210 -104Z', coat) +
    strokeSvg('M-190 -92C-120 -104 0 -102 44 -94', '#ffffff', 8, ' stroke-opacity="0.28"') +
    strokeSvg(
      'M-150 -108C-140 -80 -150 -60 -140 -30M-90 -110C-80 -84 -92 -60 -80 -30M-30 -109C-20 -84 -32 -60 -20 -30',
      darker(colour, 0.3),
      5,
      ' stroke-opacity="0.35"'
    ) +
    pathSvg(inside, lighter(colour, 0.32)) +
    clipped(canvas.clip(inside), bits) +
    strokeSvg(inside, darker(colour, 0.2), 7)
  )
}

/** A glass of water with drops falling into it. */
export function glassOfDrops(canvas: Canvas, colour: string): string {
  const glass = 'M-86 -230L-70 -16Q-68 -4 -56 0C-24 8 24 8 56 0Q68 -4 70 -16L86 -230Z'
  const water = 'M-80 -150L-68 -20C-30 -4 30 -4 68 -20L80 -150C40 -138 -40 -138 -80 -150Z'
  const drop = (x: number, y: number, scale: number) =>
    group(
      `translate(${x} ${y}) scale(${scale})`,
      pathSvg('M0 -44C16 -18 26 -6 26 10C26 26 14 36 0 36C-14 36 -26 26 -26 10C-26 -6 -16 -18 0 -44Z', colour) +
        ellipseSvg(-9, 8, 6, 12, '#ffffff', ' fill-opacity="0.7"')
    )
  const clear = canvas.linear(
    [
      { at: 0, colour: '#ffffff', alpha: 0.75 },
      { at: 0.25, colour: '#dfeaec', alpha: 0.3 },
      { at: 0.8, colour: '#b9c9cc', alpha: 0.35 },
      { at: 1, colour: '#ffffff', alpha: 0.7 }
    ],
    'across'
  )
  return (
    groundShadow(canvas, 150, 0.5) +
    pathSvg(water, '#cfe6ea', ' fill-opacity="0.85"') +
    ellipseSvg(0, -150, 80, 11, '#e6f4f6') +
    ellipseSvg(
      0,
      -100,
      30,
      44,
      canvas.radial([
        { at: 0, colour, alpha: 0.75 },
        { at: 1, colour, alpha: 0 }
      ])
    ) +
    pathSvg(glass, clear) +
    ellipseSvg(0, -230, 86, 12, 'none', ' stroke="#ffffff" stroke-width="4" stroke-opacity="0.9"') +
    drop(0, -272, 0.72) +
    drop(4, -338, 0.5)
  )
}
