import type { View } from '../context.ts'
import type { Page } from '../queries/database.ts'
import { say } from '../texts.ts'
import { absolute, homeRoute, media, type Route } from './routes.ts'

export interface PageInfo {
  title: string
  description: string
  /** Path of the social picture below /media/; the store's own when absent. */
  image?: string
  index?: boolean
  /** Ends with the page itself. Without the home page, which is always first. */
  breadcrumb: Crumb[]
}

export interface Crumb {
  label: string
  rota: Route
}

export function structureOf(page: PageInfo, view: View) {
  const home = { label: say(view.language, 'home'), rota: homeRoute }
  const trail = [home, ...page.breadcrumb]
  const { rota: self } = trail.at(-1) ?? home
  return {
    nivel: self.name,
    seo: seoOf(page, self.path ?? '/', view),
    breadcrumb: trail.map(({ label, rota }, index) => ({
      label,
      atual: index === trail.length - 1,
      rota,
      url: absolute(view.origin, rota.path ?? '/')
    })),
    dadosEstruturados: []
  }
}

function seoOf(page: PageInfo, path: string, view: View) {
  const image = media(view.origin, page.image || 'social/og.jpg')
  return {
    title: page.title,
    description: page.description,
    titleSocial: page.title,
    descriptionSocial: page.description,
    openGraphUrlImagem: image,
    twitterUrlImagem: image,
    keywords: page.breadcrumb.map(crumb => crumb.label).join(', '),
    canonical: absolute(view.origin, encodeURI(path)),
    indexar: page.index ?? true
  }
}

export function pageTitle(title: string, view: View): string {
  return `${title} | ${view.settings.name}`
}

export function pagesOf({ offset, limit }: Page, total: number, shown: number, urlOf: (offset: number) => string) {
  return {
    prev: offset > 0 ? urlOf(Math.max(0, offset - limit)) : '',
    self: urlOf(offset),
    next: offset + limit < total ? urlOf(offset + limit) : '',
    offset,
    limit,
    exibindo: shown,
    total
  }
}
