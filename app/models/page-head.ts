import type { WireEstrutura } from '../contract/structure.ts'
import { toPath, toPicture } from './link.ts'
import type { MapContext } from './map-context.ts'
import { plainText } from './plain-text.ts'

export interface Crumb {
  label: string
  path: string
}

export interface Seo {
  title: string
  description: string
  /** Path of the canonical address, '' when the API names none. */
  canonical: string
  index: boolean
  image: string | null
}

export interface PageHead {
  breadcrumb: Crumb[]
  seo: Seo
}

/** `estrutura` of every page call. `name` is the title of last resort, `html` the page's text for a description. */
export function toPageHead(estrutura: WireEstrutura, name: string, context: MapContext, html = ''): PageHead {
  const breadcrumb = toBreadcrumb(estrutura)
  const { seo } = estrutura
  return {
    breadcrumb,
    seo: {
      title: plainText(seo.title) || breadcrumb.at(-1)?.label || plainText(name),
      description: plainText(seo.description || seo.descriptionSocial) || excerpt(plainText(html)),
      canonical: toPath(seo.canonical) ?? '',
      index: seo.indexar ?? true,
      image: toPicture(seo.openGraphUrlImagem, context)
    }
  }
}

/** What search engines show of a description. */
const DESCRIPTION_LENGTH = 160

/** The beginning of a text, cut between words. */
function excerpt(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  const end = text.lastIndexOf(' ', DESCRIPTION_LENGTH - 1)
  return `${text.slice(0, end > 0 ? end : DESCRIPTION_LENGTH - 1)}…`
}

function toBreadcrumb({ breadcrumb }: WireEstrutura): Crumb[] {
  return breadcrumb.map(({ label, rota, url }) => ({
    label: plainText(label),
    path: toPath(rota.path || rota.route || url) ?? '/'
  }))
}
