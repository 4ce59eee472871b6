import type { View } from '../context.ts'
import type { MenuRow, PopupRow } from '../queries/content.ts'
import { segments } from '../rules/site-path.ts'
import { absolute, brandRoute, categoryRoute, listRoute, media, pageRoute, type Route } from './routes.ts'

/** The shape of `menus.items`. */
export interface StoredMenuItem {
  kind: string
  label: { pt: string; en: string }
  link: string
  /** Instead of `link`, for a plain text value. */
  text?: { pt: string; en: string }
  icon: string
  highlight: boolean
  newTab: boolean
  sub: StoredMenuItem[]
}

/** `MenuResponse` of the document. */
export function menuOf(name: string, row: MenuRow | null, view: View) {
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
  if (kind === 'brand') return brandRoute(slug)
  if (kind === 'page') return pageRoute(slug)
  return kind === 'list' ? listRoute(slug) : []
}

/** `PopupResponse` of the document. */
export function popupOf(popup: PopupRow, view: View) {
  return {
    id: popup.id,
    nome: popup.key,
    tempo: popup.delay_seconds,
    titulo: popup.title,
    conteudo: popup.body,
    imagem: '',
    imagemMobile: '',
    link: absolute(view.origin, popup.link),
    target: '_self'
  }
}
