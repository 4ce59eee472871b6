import { segments, slugPages } from '../rules/site-path.ts'

export type Dictionary = Record<string, string>

/** `rota` of the document, of every page but the home page. An empty map is `[]`, as on the platform. */
export type Route = ReturnType<typeof routeTo>

export const homeRoute = { name: 'home', path: undefined, params: [], query: [] }

export function productRoute(slug: string) {
  return routeTo('product/detail', `/${slug}`, { produto: slug })
}

export function categoryRoute(path: string) {
  const params = segments(path).map((slug, index) => [`categoriaNivel${index + 2}`, slug])
  return routeTo('product/listing/category', path, Object.fromEntries(params))
}

/** Without a slug: the index of the pages. */
export function slugRoute(kind: keyof typeof slugPages, slug: string) {
  const { nivel, folder, parameter } = slugPages[kind]
  return slug ? routeTo(nivel, `/${folder}/${slug}`, { [parameter]: slug }) : routeTo(nivel, `/${folder}`, {})
}

export function routeTo(name: string, path: string, params: Dictionary, query: Dictionary = {}) {
  return { name, route: path, path, params: orEmpty(params), query: orEmpty(query) }
}

export function orEmpty<Map extends object>(map: Map): Map | [] {
  return Object.keys(map).length > 0 ? map : []
}

/** The query as the storefront writes it, with unescaped commas. */
export function withQuery(path: string, query: Dictionary): string {
  const text = Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&')
  return text ? `${path}?${text}` : path
}

export function linkTo(rota: Route, origin: string) {
  return { rota, url: absolute(origin, rota.path) }
}

/** `imagem` and `imagemOriginal`: the storefront resizes, so both are the original. */
export function picture(origin: string, path: string) {
  const address = media(origin, path)
  return { imagem: address, imagemOriginal: address }
}

export function media(origin: string, path: string): string {
  return path === '' ? '' : `${origin}/media/${path}`
}

/** Makes a site path absolute; leaves absolute URLs, mailto:, tel: and plain text unchanged. */
export function absolute(origin: string, link: string): string {
  return link.startsWith('/') && !link.startsWith('//') ? origin + link : link
}
