import { type Canvas, clipped, ellipseSvg, group, pathSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter } from '../draw/colour.ts'
import { groundShadow, roundLight } from '../draw/light.ts'
import type { Prop } from './scenery.ts'

/** Half an orange facing the eye, with a whole one behind it. */
export function oranges(canvas: Canvas): Prop {
  const peel = canvas.radial([
    { at: 0, colour: '#ffc061' },
    { at: 0.6, colour: '#f08a24' },
    { at: 1, colour: '#b9560d' }
  ])
  const segments = Array.from({ length: 10 }, (_, index) =>
    group(
      `rotate(${index * 36 + 8})`,
      pathSvg(
        'M0 -12C16 -30 30 -62 26 -84C14 -92 -14 -92 -26 -84C-30 -62 -16 -30 0 -12Z',
        canvas.linear([
          { at: 0, colour: '#f7941e' },
          { at: 1, colour: '#ffc45c' }
        ])
      ) + strokeSvg('M-10 -74C-14 -62 -10 -46 -6 -38', '#ffe3ab', 3, ' stroke-opacity="0.8"')
    )
  )
  const half =
    ellipseSvg(0, 0, 116, 116, '#e57f16') +
    ellipseSvg(-1, -1, 110, 110, '#fff0cf') +
    ellipseSvg(0, 0, 100, 100, '#ffdf9f') +
    segments.join('') +
    ellipseSvg(0, 0, 9, 9, '#fff0cf')
  const whole =
    ellipseSvg(0, 0, 122, 118, peel) +
    ellipseSvg(-40, -46, 42, 30, '#ffffff', ' fill-opacity="0.28"') +
    pathSvg('M-8 -112C-2 -122 8 -122 12 -112C6 -104 -4 -104 -8 -112Z', '#4c7a34')
  const leaf = pathSvg(
    'M6 -116C40 -172 110 -170 140 -140C108 -104 50 -96 6 -116Z',
    canvas.linear(
      [
        { at: 0, colour: '#7fb04a' },
        { at: 1, colour: '#3b7034' }
      ],
      'across'
    )
  )
  return {
    svg:
      group('translate(86 0)', groundShadow(canvas, 230, 0.9) + group('translate(0 -116)', whole + leaf)) +
      group('translate(-84 8)', groundShadow(canvas, 210, 0.8) + group('translate(0 -108) rotate(-8)', half)),
    width: 430,
    height: 290
  }
}

export function berries(canvas: Canvas): Prop {
  const berry = (x: number, y: number, radius: number, colour: string, seeds: boolean) => {
    const skin = canvas.radial([
      { at: 0, colour: lighter(colour, 0.35) },
      { at: 0.55, colour },
      { at: 1, colour: darker(colour, 0.4) }
    ])
    const dots = seeds
      ? Array.from(
          { length: 12 },
          (_, index) =>
            `M${-radius * 0.6 + ((index * 37) % 100) * radius * 0.012} ${-radius * 0.5 + ((index * 23) % 90) * radius * 0.012}l0.1 3`
        ).join('')
      : ''
    const body = seeds
      ? `M0 ${radius * 1.15}C${-radius * 1.1} ${radius * 0.5} ${-radius * 1.25} ${-radius * 0.8} 0 ${-radius * 0.8}C${radius * 1.25} ${-radius * 0.8} ${radius * 1.1} ${radius * 0.5} 0 ${radius * 1.15}Z`
      : ''
    const crown = seeds
      ? pathSvg(
          `M0 ${-radius * 0.74}L${-radius * 0.7} ${-radius}L${-radius * 0.2} ${-radius * 0.98}L0 ${-radius * 1.4}L${radius * 0.2} ${-radius * 0.98}L${radius * 0.7} ${-radius}Z`,
          '#4f8a3c'
        )
      : ellipseSvg(0, -radius * 0.7, radius * 0.36, radius * 0.16, darker(colour, 0.5), ' fill-opacity="0.7"')
    return group(
      `translate(${x} ${y})`,
      group(`translate(4 ${radius * 0.9})`, groundShadow(canvas, radius * 1.7, 0.6)) +
        (seeds ? pathSvg(body, skin) : ellipseSvg(0, 0, radius, radius, skin)) +
        strokeSvg(dots, '#ffe2a8', 4, ' stroke-opacity="0.85"') +
        crown +
        ellipseSvg(-radius * 0.35, -radius * 0.35, radius * 0.28, radius * 0.2, '#ffffff', ' fill-opacity="0.42"')
    )
  }
  const svg =
    berry(40, -72, 66, '#d8323f', true) +
    berry(-92, -48, 46, '#3f3f86', false) +
    berry(142, -42, 42, '#4b4494', false) +
    berry(-20, -34, 38, '#57306f', false) +
    berry(90, -22, 28, '#b61f4c', false) +
    berry(-146, -26, 30, '#b61f4c', false)
  return { svg, width: 360, height: 180 }
}

/** A bowl of oats, granola and fruit. */
export function bowl(canvas: Canvas): Prop {
  const body = 'M-160 -120C-152 -40 -100 -2 -60 0L60 0C100 -2 152 -40 160 -120Z'
  const heap = Array.from({ length: 60 }, (_, index) => {
    const [x, y] = [
      -132 + ((index * 53) % 264),
      -132 - ((index * 31) % 26) * (1 - Math.abs(-132 + ((index * 53) % 264)) / 160)
    ]
    const colour = ['#d9a860', '#c48a45', '#ecc98a', '#a56a34', '#e9d5ac'][index % 5] ?? '#d9a860'
    return (
      ellipseSvg(x, y, 13, 8, colour, ` transform="rotate(${(index * 57) % 180} ${x} ${y})"`) +
      ellipseSvg(x - 3, y - 3, 4, 2, '#ffffff', ' fill-opacity="0.4"')
    )
  }).join('')
  const fruit = [
    [-60, -162, '#d8323f'],
    [10, -172, '#3f3f86'],
    [58, -160, '#d8323f'],
    [-18, -158, '#3f3f86']
  ]
    .map(
      ([x, y, colour]) =>
        ellipseSvg(Number(x), Number(y), 20, 18, String(colour)) +
        ellipseSvg(Number(x) - 6, Number(y) - 6, 6, 4, '#ffffff', ' fill-opacity="0.5"')
    )
    .join('')
  const svg =
    groundShadow(canvas, 260, 1) +
    pathSvg(body, '#f4f0e6') +
    roundLight(canvas, body, { shade: 0.5, gloss: 0.6 }) +
    ellipseSvg(0, -120, 160, 34, '#e5dfd0') +
    ellipseSvg(0, -119, 150, 29, '#8a5a2c') +
    ellipseSvg(0, -126, 142, 30, '#cf9c55') +
    heap +
    fruit
  return { svg, width: 330, height: 210 }
}

/** A jar of honey with its dipper. */
export function honey(canvas: Canvas): Prop {
  const jar =
    'M-104 -210C-120 -200 -124 -186 -124 -160L-124 -34Q-124 -6 -96 -2C-50 6 50 6 96 -2Q124 -6 124 -34L124 -160C124 -186 120 -200 104 -210Z'
  const gold = canvas.linear(
    [
      { at: 0, colour: '#b86a0c' },
      { at: 0.3, colour: '#f0a62a' },
      { at: 0.65, colour: '#ffc95a' },
      { at: 1, colour: '#a85c08' }
    ],
    'across'
  )
  const cells = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [-84 + (index % 4) * 56 + (Math.floor(index / 4) % 2) * 28, -150 + Math.floor(index / 4) * 48]
    return `M${x} ${y - 30}L${x + 26} ${y - 15}L${x + 26} ${y + 15}L${x} ${y + 30}L${x - 26} ${y + 15}L${x - 26} ${y - 15}Z`
  }).join('')
  const dipper = group(
    'translate(196 -96) rotate(24)',
    pathSvg('M-9 -190L9 -190L7 -10L-7 -10Z', '#b98145') +
      [0, 18, 36, 54, 72]
        .map(
          (y, index) =>
            ellipseSvg(0, y, 30 + (index === 2 ? 8 : index % 4 === 0 ? 0 : 5), 11, '#a06a34') +
            ellipseSvg(-6, y - 3, 18, 4, '#e3b779', ' fill-opacity="0.7"')
        )
        .join('') +
      pathSvg('M-36 40C-40 80 -10 92 0 130C10 92 40 80 36 40C20 56 -20 56 -36 40Z', '#f0a62a', ' fill-opacity="0.92"')
  )
  const svg =
    groundShadow(canvas, 250, 1) +
    pathSvg(jar, gold) +
    clipped(canvas.clip(jar), strokeSvg(cells, '#ffe3a0', 4, ' stroke-opacity="0.34"')) +
    roundLight(canvas, jar, { shade: 0.5, gloss: 1 }) +
    pathSvg('M-104 -214L104 -214L110 -252L-110 -252Z', '#e9e2d0') +
    roundLight(canvas, 'M-104 -214L104 -214L110 -252L-110 -252Z', { shade: 0.6, gloss: 0.4 }) +
    ellipseSvg(0, -252, 110, 14, '#f6f1e4') +
    group('translate(10 0)', groundShadow(canvas, 10, 0.1)) +
    dipper
  return { svg, width: 440, height: 300 }
}

/** A tumbler of water, lit through. */
export function waterGlass(canvas: Canvas): Prop {
  const glass = 'M-84 -236L-68 -14Q-66 -3 -54 0C-22 8 22 8 54 0Q66 -3 68 -14L84 -236Z'
  const clear = canvas.linear(
    [
      { at: 0, colour: '#ffffff', alpha: 0.85 },
      { at: 0.2, colour: '#e4f1f4', alpha: 0.35 },
      { at: 0.8, colour: '#9fc0c8', alpha: 0.4 },
      { at: 1, colour: '#ffffff', alpha: 0.8 }
    ],
    'across'
  )
  const water = canvas.linear([
    { at: 0, colour: '#bfe3ea', alpha: 0.8 },
    { at: 1, colour: '#74b7c8', alpha: 0.75 }
  ])
  const svg =
    groundShadow(canvas, 150, 0.8) +
    pathSvg('M-77 -160L-66 -18C-30 -2 30 -2 66 -18L77 -160C40 -148 -40 -148 -77 -160Z', water) +
    ellipseSvg(0, -160, 77, 12, '#e2f3f6', ' fill-opacity="0.9"') +
    pathSvg(glass, clear) +
    ellipseSvg(0, -236, 84, 13, 'none', ' stroke="#ffffff" stroke-width="5" stroke-opacity="0.95"') +
    strokeSvg('M-62 -200L-50 -40', '#ffffff', 7, ' stroke-opacity="0.6"')
  return { svg, width: 180, height: 250 }
}
