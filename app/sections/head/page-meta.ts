import type { MetaDescriptor } from 'react-router'
import type { LanguageCode } from '../../i18n/language.ts'
import { createTranslator, type TextKey } from '../../i18n/translator.ts'
import { imageUrl } from '../../models/content/image.ts'

export interface PageMeta {
  title: string
  description?: string
  /** The canonical path or address; '' for a page that must not be indexed. */
  canonical: string
  image?: string | null
  /** Address of the drawn share picture, which replaces `image`; '' where there is none. */
  shared?: string
  type?: 'website' | 'product' | 'article'
  previous?: { href: string } | null
  next?: { href: string } | null
}

/** A route's `matches`; the first holds the root loader's data. */
export type Matches = readonly [{ loaderData?: RootData | undefined }, ...unknown[]]

interface RootData {
  language: LanguageCode
  origin: string
  shell: { site: { name: string; seo: { description: string } } }
}

/** A page's head: `export function meta({ loaderData, matches }) { return pageMeta(matches, { … }) }`. */
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
    ...tags('name', { description }),
    ...(page.canonical ? link('canonical', page.canonical) : tags('name', { robots: 'noindex, follow' })),
    ...link('prev', page.previous?.href),
    ...link('next', page.next?.href),
    ...tags('property', {
      'og:type': page.type ?? 'website',
      'og:site_name': name,
      'og:locale': LOCALES[language],
      'og:title': title,
      'og:description': description,
      'og:url': page.canonical && absolute(page.canonical),
      'og:image': image && absolute(image)
    }),
    ...tags('name', { 'twitter:card': image ? 'summary_large_image' : 'summary' })
  ]
}

/** The head of a page whose loader returns it. */
export function dataMeta({ loaderData, matches }: { loaderData: PageMeta | undefined; matches: Matches }) {
  return loaderData ? pageMeta(matches, loaderData) : []
}

export function titleMeta(title: TextKey) {
  return ({ matches }: { matches: Matches }) => {
    const t = createTranslator(matches[0].loaderData?.language ?? 'pt')
    return pageMeta(matches, { title: t(title), canonical: '' })
  }
}

/** Width in pixels that social networks recommend. */
const SHARED_WIDTH = 1200
const LOCALES = { pt: 'pt_BR', en: 'en_US' }
const NOTHING: RootData = { language: 'pt', origin: '', shell: { site: { name: '', seo: { description: '' } } } }

function tags(attribute: 'name' | 'property', contents: Record<string, string>): MetaDescriptor[] {
  return Object.entries(contents).flatMap(([name, content]) => (content ? [{ [attribute]: name, content }] : []))
}
