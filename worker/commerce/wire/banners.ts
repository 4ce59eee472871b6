import type { View } from '../context.ts'
import type { BannerRow } from '../queries/content.ts'
import { absolute, picture } from './routes.ts'

/** `BannersResponse` of the document. */
export function bannersOf(name: string, found: { label: string; banners: BannerRow[] }, view: View) {
  return { hash: name, nome: found.label, banners: found.banners.map(banner => bannerOf(banner, view)) }
}

function bannerOf(banner: BannerRow, view: View) {
  return {
    id: banner.id,
    nome: banner.name,
    titulo: banner.title,
    descricao: banner.description,
    ordem: banner.position + 1,
    dimensoes: { desktop: side(banner, 'desktop', view), mobile: side(banner, 'mobile', view) }
  }
}

function side(banner: BannerRow, device: 'desktop' | 'mobile', { origin }: View) {
  return {
    ...picture(origin, banner[`${device}_image`]),
    link: absolute(origin, banner.link),
    target: /^https?:/.test(banner.link) ? '_blank' : '_self',
    largura: banner[`${device}_width`],
    altura: banner[`${device}_height`],
    video: banner.video === null ? '' : absolute(origin, banner.video)
  }
}
