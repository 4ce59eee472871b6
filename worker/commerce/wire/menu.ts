import type { View } from '../context.ts'
import type { BannerRow, loadMenu } from '../queries/content.ts'
import { segments } from '../rules/site-path.ts'
import { absolute, categoryRoute, media, picture, type Route, slugRoute } from './routes.ts'

export interface StoredMenuItem {
  kind: string
  label: { pt: string; en: string }
  link: string
  text?: { pt: string; en: string }
  icon: string
  picture?: string
  highlight: boolean
  newTab: boolean
  sub: StoredMenuItem[]
}

export function menuOf(name: string, row: Awaited<ReturnType<typeof loadMenu>>, view: View) {
  const items: StoredMenuItem[] = row ? JSON.parse(row.items) : []
  return { id: row?.id ?? 0, hash: name, nome: row?.title ?? '', menu: items.map(item => itemOf(item, view)) }
}

function itemOf(item: StoredMenuItem, view: View): object {
  return {
    tipo: kinds[item.kind] ?? 'personalizado',
    label: item.label[view.language],
    link: item.text?.[view.language] ?? absolute(view.origin, item.link),
    target: item.newTab ? '_blank' : '_self',
    icone: media(view.origin, item.icon),
    ...(item.picture && { imagem: media(view.origin, item.picture) }),
    svg: '',
    destaque: item.highlight,
    rota: routeOf(item),
    sub: item.sub.map(child => itemOf(child, view))
  }
}

const kinds: Record<string, string> = { category: 'categoria', brand: 'marca', page: 'pagina', list: 'lista' }

function routeOf({ kind, link }: StoredMenuItem): Route | [] {
  const slug = segments(link).at(-1) ?? ''
  if (kind === 'category') return categoryRoute(link)
  return kind === 'brand' || kind === 'page' || kind === 'list' ? slugRoute(kind, slug) : []
}

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
