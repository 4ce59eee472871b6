import { mapOutline, moved, type Outline, pathData } from '../draw/geometry.ts'
import { outline } from '../draw/outlines.ts'
import { setLine } from '../type/line.ts'

export const GREEN = '#1f5640'
export const SAP = '#d98b2b'
/** The leaf on a dark ground. */
export const LIGHT = '#f4efdf'

/** The store's mark in a 64 by 64 box: a leaf whose vein ends in a drop of sap. */
const LEAF = 'M32 4C50 12 58 28 52 44C49 53 41 59 32 60C23 59 15 53 12 44C6 28 14 12 32 4Z'
const VEIN = 'M30.6 60L30.6 43L19.5 33.5L21.6 31L30.6 38.6L30.6 22L33.4 22L33.4 30.6L42.4 23L44.5 25.5L33.4 35L33.4 60Z'
const DROP =
  'M32 40C36.5 46 39.5 49.5 39.5 54C39.5 58.4 36.2 61.5 32 61.5C27.8 61.5 24.5 58.4 24.5 54C24.5 49.5 27.5 46 32 40Z'

const MARK_WIDTH = 64
const HEIGHT = 64

/** The logo as a stand-alone SVG: its letters are outlines, so it needs no font. */
export function logoSvg(ink = GREEN): string {
  const word = wordOutline()
  const width = Math.ceil(MARK_WIDTH + 8 + word.width + 2)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" role="img" aria-label="Seiva">` +
    `<title>Seiva</title>${markSvg(ink)}<path fill="${ink}" d="${pathData(word.outline)}"/></svg>\n`
  )
}

/** The mark alone, in a 64 by 64 box. Vein and drop are cut out of the leaf, so that it stands on any ground. */
export function markSvg(ink = GREEN): string {
  return (
    `<mask id="sap" maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64"><path fill="#fff" d="M0 0H64V64H0Z"/><path d="${VEIN}"/><path stroke="#000" stroke-width="5" d="${DROP}"/></mask>` +
    `<path fill="${ink}" mask="url(#sap)" d="${LEAF}"/><path fill="${SAP}" d="${DROP}"/>`
  )
}

export function wordOutline(): { outline: Outline; width: number } {
  const line = setLine('Seiva', { face: 'extrabold', size: 56, tracking: -0.025 })
  return { outline: mapOutline(line.outline, moved(MARK_WIDTH + 6, 51)), width: line.width }
}

export function faviconSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${markSvg()}</svg>\n`
}

/** The icon of the installed site: the mark, light on green, with the margin that round masks need. */
export function appIconSvg(): string {
  const plate = pathData(outline('M0 0L64 0L64 64L0 64Z'))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${GREEN}" d="${plate}"/>` +
    `<g transform="translate(12.5 12) scale(0.61)">${markSvg(LIGHT)}</g></svg>\n`
  )
}
