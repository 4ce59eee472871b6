import type { MetaDescriptor } from 'react-router'
import type { LanguageCode } from '../../i18n/language'
import { imageUrl } from '../../models/image'

export interface PageMeta {
  title: string
  description?: string
  /** The page's one address, as a path or absolute; '' for a page that search engines should not keep. */
  canonical: string
  /** A picture as the view models name it. */
  image?: string | null
  /** Address of the picture that is drawn for networks, in place of `image`; '' where there is none. */
  shared?: string
  type?: 'website' | 'product' | 'article'
  /** The neighbours of a page of a list. */
  previous?: { href: string } | null
  next?: { href: string } | null
}

/** What the root's loader says of every page: the first of a route's `matches`. */
export type Matches = readonly [{ loaderData?: RootData | undefined }, ...unknown[]]

interface RootData {
  language: LanguageCode
  origin: string
  shell: { site: { name: string; seo: { description: string } } }
}

/** The head of a page: `export function meta({ loaderData, matches }) { return pageMeta(matches, { … }) }`. */
export function pageMeta([root]: Matches, page: PageMeta): MetaDescriptor[] {
  const { language, origin, shell } = root.loaderData ?? NOTHING
  const { name, seo } = shell.site
  const title = page.title.includes(name) ? page.title : `${page.title} | ${name}`
  const description = page.description || seo.description
  const absolute = (address: string) => (origin ? new URL(address, origin).href : address)
  const link = (rel: string, address: string | undefined): MetaDescriptor[] =>
    address ? [{ tagName: 'link', rel, href: absolute(address) }] : []
  const image = page.shared || (page.image ? imageUrl(page.image, SHARED_WIDTH) : '')
  return [
    { title },
    ...named('description', description),
    ...(page.canonical ? link('canonical', page.canonical) : named('robots', 'noindex, follow')),
    ...link('prev', page.previous?.href),
    ...link('next', page.next?.href),
    ...property('og:type', page.type ?? 'website'),
    ...property('og:site_name', name),
    ...property('og:locale', LOCALES[language]),
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:url', page.canonical && absolute(page.canonical)),
    ...property('og:image', image && absolute(image)),
    ...named('twitter:card', image ? 'summary_large_image' : 'summary')
  ]
}

/** Pixels: what networks ask for. */
const SHARED_WIDTH = 1200
const LOCALES = { pt: 'pt_BR', en: 'en_US' }
const NOTHING: RootData = { language: 'pt', origin: '', shell: { site: { name: '', seo: { description: '' } } } }

function named(name: string, content: string): MetaDescriptor[] {
  return content ? [{ name, content }] : []
}

function property(property: string, content: string): MetaDescriptor[] {
  return content ? [{ property, content }] : []
}
