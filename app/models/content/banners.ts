import type { WireBanners } from '../../contract/banners.ts'
import type { MapContext } from '../store/map-context.ts'
import { sanitizeHtml } from './html.ts'
import { resolveLink, toPicture, toSource } from './link.ts'
import { plainText } from './plain-text.ts'

export type Banner = ReturnType<typeof toBanner>
type WireBanner = WireBanners['banners'][number]

export function toBanners({ banners }: WireBanners, context: MapContext): Banner[] {
  return banners
    .map((wire, index) => ({ wire, order: wire.ordem ?? index }))
    .sort((a, b) => a.order - b.order)
    .map(({ wire }) => toBanner(wire, context))
    .filter(banner => banner.desktop || banner.title || banner.html || banner.video)
}

function toBanner(wire: WireBanner, context: MapContext) {
  const { desktop, mobile } = wire.dimensoes
  const images = [toImage(desktop, context), toImage(mobile, context)]
  const video = toSource(desktop.video || mobile.video, context)
  return {
    id: wire.id,
    alt: plainText(wire.nome),
    title: plainText(wire.titulo),
    html: sanitizeHtml(wire.descricao, context.origins),
    link: resolveLink(desktop.link || mobile.link, context.origins),
    newTab: (desktop.target || mobile.target) === '_blank',
    desktop: images[0] ?? images[1] ?? null,
    mobile: images[1] ?? images[0] ?? null,
    ...(video && { video })
  }
}

function toImage({ imagem, imagemOriginal, largura, altura }: WireBanner['dimensoes']['desktop'], context: MapContext) {
  const source = toPicture(imagem || imagemOriginal, context)
  return source ? { source, width: largura ?? 0, height: altura ?? 0 } : null
}
