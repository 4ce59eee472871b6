import type { View } from '../context.ts'
import { say } from '../texts.ts'
import { absolute, homeRoute, media, type Route } from './routes.ts'

export interface PageInfo {
  nivel: string
  /** Site path of the page: its canonical URL. */
  path: string
  title: string
  description: string
  /** Path of the social picture below /media/; the store's own when absent. */
  image?: string
  /** False: not indexed. */
  index?: boolean
  /** Without the home page, which is always first. */
  breadcrumb: Crumb[]
}

export interface Crumb {
  label: string
  rota: Route
  path: string
}

/** `estrutura` of every page-load call. */
export function structureOf(page: PageInfo, view: View) {
  const trail = [{ label: say(view.language, 'home'), rota: homeRoute(), path: '/' }, ...page.breadcrumb]
  return {
    nivel: page.nivel,
    seo: seoOf(page, view),
    breadcrumb: trail.map(({ label, rota, path }, index) => ({
      label,
      atual: index === trail.length - 1,
      rota,
      url: absolute(view.origin, path)
    })),
    dadosEstruturados: []
  }
}

function seoOf(page: PageInfo, view: View) {
  const image = media(view.origin, page.image || 'social/og.jpg')
  return {
    title: page.title,
    description: page.description,
    titleSocial: page.title,
    descriptionSocial: page.description,
    openGraphUrlImagem: image,
    twitterUrlImagem: image,
    keywords: page.breadcrumb.map(crumb => crumb.label).join(', '),
    canonical: absolute(view.origin, encodeURI(page.path)),
    indexar: page.index ?? true
  }
}

/** `Vitaminas | Seiva` */
export function pageTitle(title: string, view: View): string {
  return `${title} | ${view.settings.name}`
}
