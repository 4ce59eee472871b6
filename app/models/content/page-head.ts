import type { WireEstrutura } from '../../contract/structure.ts'
import type { MapContext } from '../store/map-context.ts'
import { toPath, toPicture } from './link.ts'
import { pageDescription } from './page-description.ts'
import { plainText } from './plain-text.ts'

type PageHead = ReturnType<typeof toPageHead>
export type Crumb = PageHead['breadcrumb'][number]

export function toPageHead(estrutura: WireEstrutura, name: string, context: MapContext, ...texts: readonly string[]) {
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

function toBreadcrumb({ breadcrumb }: WireEstrutura) {
  return breadcrumb.map(({ label, rota, url }) => ({
    label: plainText(label),
    path: toPath(rota.path || rota.route || url) ?? '/'
  }))
}
