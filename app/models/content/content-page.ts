import type { WirePage } from '../../contract/page.ts'
import type { MapContext } from '../store/map-context.ts'
import { sanitizeHtml } from './html.ts'
import { imageUrl } from './image.ts'
import { toPicture } from './link.ts'
import { toPageHead } from './page-head.ts'
import { plainText } from './plain-text.ts'

export type ContentPage = ReturnType<typeof toContentPage>

export function toContentPage({ estrutura, conteudo }: WirePage, context: MapContext) {
  const text = conteudo.conteudo || conteudo.descricao
  const head = toPageHead(estrutura, conteudo.nome, context, text)
  return {
    ...head,
    title: plainText(conteudo.titulo || conteudo.nome) || head.seo.title,
    html: sanitizeHtml(text, context.origins, source => toPagePicture(source, context))
  }
}

function toPagePicture(source: string, context: MapContext): string | null {
  const picture = toPicture(source, context)
  return picture && imageUrl(picture, 720)
}
