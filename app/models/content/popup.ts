import type { WirePopup } from '../../contract/popup.ts'
import type { MapContext } from '../store/map-context.ts'
import { sanitizeHtml } from './html.ts'
import { resolveLink, toPicture } from './link.ts'
import { plainText } from './plain-text.ts'

export type Popup = ReturnType<typeof toPopup>

export function toPopups(wire: WirePopup[], context: MapContext): Popup[] {
  return wire.map(popup => toPopup(popup, context)).filter(({ title }) => title !== '')
}

function toPopup(wire: WirePopup, context: MapContext) {
  const html = sanitizeHtml(wire.conteudo, context.origins)
  const picture = toPicture(wire.imagem, context)
  return {
    id: wire.id,
    title: plainText(wire.titulo) || plainText(html),
    html,
    delayMs: Math.min(Math.max(wire.tempo ?? DEFAULT_DELAY_S, 0), MAX_DELAY_S) * 1_000,
    picture,
    smallPicture: toPicture(wire.imagemMobile, context) ?? picture,
    link: resolveLink(wire.link, context.origins),
    coupon: plainText(wire.cupom),
    hasNewsletter: /^newsletter$/i.test(wire.tipo.trim())
  }
}

const DEFAULT_DELAY_S = 5
const MAX_DELAY_S = 600
