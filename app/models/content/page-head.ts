import type { WireEstrutura } from '../../contract/structure.ts'
import type { MapContext } from '../store/map-context.ts'
import { toPath, toPicture } from './link.ts'
import { pageDescription } from './page-description.ts'
import { plainText } from './plain-text.ts'

export interface Crumb {
  label: string
  path: string
}

interface Seo {
  title: string
  description: string
  /** Path of the canonical address. Empty when the API sends none. */
  canonical: string
  index: boolean
  image: string | null
}

export interface PageHead {
  breadcrumb: Crumb[]
  seo: Seo
}

/**
 * Maps `estrutura`, which every page call has. `name` is the fallback title. `texts`, which may be HTML, extend a short
 * description.
 */
export function toPageHead(
  estrutura: WireEstrutura,
  name: string,
  context: MapContext,
  ...texts: readonly string[]
): PageHead {
  const breadcrumb = toBreadcrumb(estrutura)
  const { seo } = estrutura
  return {
    breadcrumb,
    seo: {
      title: plainText(seo.title) || breadcrumb.at(-1)?.label || plainText(name),
      description: pageDescription([seo.description || seo.descriptionSocial, ...texts]),
      canonical: toPath(seo.canonical) ?? '',
      index: seo.indexar ?? true,
      image: toPicture(seo.openGraphUrlImagem, context)
    }
  }
}

function toBreadcrumb({ breadcrumb }: WireEstrutura): Crumb[] {
  return breadcrumb.map(({ label, rota, url }) => ({
    label: plainText(label),
    path: toPath(rota.path || rota.route || url) ?? '/'
  }))
}
