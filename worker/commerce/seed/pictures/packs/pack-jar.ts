import { type Canvas, clipped, ellipseSvg, pathSvg } from '../draw/canvas.ts'
import { darker, isLight, lighter } from '../draw/colour.ts'
import { finishOf, roundLight } from '../draw/light.ts'
import type { Pack, PackArt } from './pack.ts'
import { barrel, lidShadow, screwLid, wrapLabel } from './round.ts'

const BODY = { radius: 200, top: -346, bottom: -14, sagTop: 14, sagBottom: 26, shoulder: 46, foot: 34 }
const LABEL = { ...BODY, top: -292, bottom: -52, sagTop: 18, sagBottom: 25 }

/** A clear, wide jar: what it holds shows above and below the label. */
export function drawJar(canvas: Canvas, { label, contentColour, content }: Pack): PackArt {
  const outline = barrel(BODY)
  const lid = isLight(label.inks.base) ? label.inks.accent : darker(label.inks.base, 0.25)
  const filling = canvas.linear([
    { at: 0, colour: lighter(contentColour, 0.18) },
    { at: 1, colour: darker(contentColour, 0.24) }
  ])
  const svg =
    pathSvg(outline, '#eef0ec') +
    clipped(
      canvas.clip(outline),
      pathSvg('M-200 -322C-100 -308 100 -308 200 -322L200 20L-200 20Z', filling) + pieces(content, contentColour)
    ) +
    wrapLabel(canvas, label, LABEL) +
    roundLight(canvas, outline, finishOf(label.inks.base, 0.95)) +
    lidShadow(canvas, 190, -344, 16) +
    screwLid(canvas, { radius: 196, top: -420, bottom: -346, colour: lid, ribs: false })
  return { svg, width: 400, height: 428, foot: 370 }
}

/** Gummies, nuts and pills show as pieces against the glass; a butter does not. */
function pieces(content: Pack['content'], colour: string): string {
  if (content === 'none' || content === 'powder' || content === 'drops') return ''
  return Array.from({ length: 44 }, (_, index) => {
    const x = -188 + ((index * 61) % 380)
    const y = index % 2 ? -306 + ((index * 37) % 26) : -46 + ((index * 29) % 44)
    const shade = index % 3 ? lighter(colour, 0.12) : darker(colour, 0.12)
    const turn = ` transform="rotate(${(index * 47) % 180} ${x} ${y})"`
    return (
      ellipseSvg(x, y, 25, 19, darker(colour, 0.42), `${turn} fill-opacity="0.55"`) +
      ellipseSvg(x, y, 23, 17, shade, turn) +
      ellipseSvg(x - 5, y - 5, 9, 5, '#ffffff', ' fill-opacity="0.35"')
    )
  }).join('')
}
