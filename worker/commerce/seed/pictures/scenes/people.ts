import { type Canvas, clipped, ellipseSvg, pathSvg, rectSvg, strokeSvg } from '../draw/canvas.ts'
import { darker, lighter } from '../draw/colour.ts'
import type { Tones } from './scenery.ts'

interface Person {
  skin: string
  hair: string
  /** Drawn behind the head, and over the forehead. */
  back: string
  front: string
  beard?: string
  glasses?: boolean
}

const LONG_HAIR = 'M-62 -10C-66 -84 66 -84 62 -10C66 40 58 84 46 96L-46 96C-58 84 -66 40 -62 -10Z'
const FRINGE = 'M-52 -14C-54 -70 50 -76 52 -14C40 -34 20 -44 4 -44C-14 -32 -38 -24 -52 -14Z'
const CURLS = [
  [-50, -30, 26],
  [-30, -58, 26],
  [4, -68, 28],
  [36, -54, 26],
  [52, -26, 25],
  [-60, 4, 24],
  [60, 4, 24],
  [-58, 34, 22],
  [58, 34, 22],
  [-46, 58, 20],
  [46, 58, 20]
]

const PEOPLE: Record<string, Person> = {
  'woman-curly-hair': {
    skin: '#a86b45',
    hair: '#2a1a14',
    back: 'curls',
    front: 'M-50 -16C-48 -62 48 -66 50 -16C34 -40 -26 -46 -50 -16Z'
  },
  'man-beard': {
    skin: '#e0a982',
    hair: '#4a2f20',
    back: '',
    front: 'M-52 -10C-60 -76 60 -84 54 -10C48 -32 40 -42 20 -44C-6 -42 -40 -44 -52 -10Z',
    beard: 'M-50 6C-50 52 -30 78 0 80C30 78 50 52 50 6C42 26 26 30 0 30C-26 30 -42 26 -50 6Z'
  },
  'woman-grey-hair': {
    skin: '#d9a37c',
    hair: '#c9c6c0',
    back: 'M-62 -8C-66 -80 66 -80 62 -8C64 30 56 52 44 58L-44 58C-56 52 -64 30 -62 -8Z',
    front: FRINGE,
    glasses: true
  },
  'man-short-hair': {
    skin: '#7a4a30',
    hair: '#1c1512',
    back: '',
    front: 'M-51 -16C-54 -70 54 -70 51 -16C44 -38 30 -46 0 -46C-30 -46 -44 -38 -51 -16Z'
  },
  'woman-straight-hair': { skin: '#f0c3a0', hair: '#6b3b1f', back: LONG_HAIR, front: FRINGE }
}

/** An illustrated face on the scene's ground: a stand-in for a portrait, not a likeness. 200 by 200 around 0, 0. */
export function avatar(canvas: Canvas, motif: string, tones: Tones): string {
  const person = PEOPLE[motif] ?? PEOPLE['woman-straight-hair']
  if (!person) return ''
  const { skin, hair } = person
  const shirt = canvas.linear(
    [
      { at: 0, colour: lighter(tones.accent, 0.25) },
      { at: 1, colour: darker(tones.accent, 0.2) }
    ],
    [0, 0, 1, 1]
  )
  const face = canvas.linear(
    [
      { at: 0, colour: lighter(skin, 0.14) },
      { at: 0.6, colour: skin },
      { at: 1, colour: darker(skin, 0.14) }
    ],
    [0, 0, 1, 0.5]
  )
  const head = 'M-50 -12C-52 -66 52 -66 50 -12C50 34 28 68 0 68C-28 68 -50 34 -50 -12Z'
  const shoulders = 'M-96 130C-94 92 -56 86 -26 78L26 78C56 86 94 92 96 130Z'
  return (
    hairBehind(person) +
    pathSvg(shoulders, shirt) +
    pathSvg('M-24 40L24 40L26 80C14 96 -14 96 -26 80Z', darker(skin, 0.12)) +
    pathSvg('M-30 78C-14 104 14 104 30 78L38 82C18 116 -18 116 -38 82Z', '#ffffff', ' fill-opacity="0.5"') +
    ellipseSvg(-50, 2, 9, 13, darker(skin, 0.06)) +
    ellipseSvg(50, 2, 9, 13, darker(skin, 0.16)) +
    pathSvg(head, face) +
    clipped(canvas.clip(head), features(person)) +
    pathSvg(person.front, hair) +
    strokeSvg('M-40 -34C-30 -52 -10 -58 8 -58', lighter(hair, 0.35), 5, ' stroke-opacity="0.35"') +
    (person.glasses ? glasses() : '')
  )
}

function hairBehind({ back, hair }: Person): string {
  if (back === 'curls')
    return CURLS.map(([x = 0, y = 0, radius = 0]) => ellipseSvg(x, y, radius, radius, hair)).join('')
  return back ? pathSvg(back, hair) : ''
}

function features({ skin, hair, beard }: Person): string {
  return (
    (beard ? pathSvg(beard, hair) : '') +
    ellipseSvg(-30, 22, 13, 8, '#d9614c', ' fill-opacity="0.2"') +
    ellipseSvg(30, 22, 13, 8, '#d9614c', ' fill-opacity="0.2"') +
    ellipseSvg(-19, 2, 4.6, 5.4, '#22170f') +
    ellipseSvg(19, 2, 4.6, 5.4, '#22170f') +
    ellipseSvg(-17.5, 0, 1.5, 1.7, '#ffffff') +
    ellipseSvg(20.5, 0, 1.5, 1.7, '#ffffff') +
    strokeSvg('M-28 -12C-22 -17 -14 -17 -10 -14M10 -14C14 -17 22 -17 28 -12', darker(hair, 0.1), 4) +
    strokeSvg('M0 4C4 14 4 18 -3 20', darker(skin, 0.3), 3, ' stroke-opacity="0.7"') +
    pathSvg('M-16 34C-8 48 10 48 17 34C8 38 -6 38 -16 34Z', '#ffffff') +
    strokeSvg('M-17 33C-8 39 8 39 18 33', '#7c2f25', 2.6)
  )
}

function glasses(): string {
  return (
    rectSvg(-37, -11, 32, 26, '#ffffff', ' rx="11" fill-opacity="0.25" stroke="#4a3a30" stroke-width="3.4"') +
    rectSvg(5, -11, 32, 26, '#ffffff', ' rx="11" fill-opacity="0.25" stroke="#4a3a30" stroke-width="3.4"') +
    strokeSvg('M-5 0C-2 -3 2 -3 5 0', '#4a3a30', 3.4)
  )
}
