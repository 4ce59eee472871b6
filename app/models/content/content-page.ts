import type { WirePage } from '../../contract/page.ts'
import type { MapContext } from '../store/map-context.ts'
import { sanitizeHtml } from './html.ts'
import { type PageHead, toPageHead } from './page-head.ts'
import { plainText } from './plain-text.ts'

/** An institutional page. */
export interface ContentPage extends PageHead {
  title: string
  /** Sanitised. */
  html: string
}

export function toContentPage({ estrutura, conteudo }: WirePage, context: MapContext): ContentPage {
  const text = conteudo.conteudo || conteudo.descricao
  const head = toPageHead(estrutura, conteudo.nome, context, text)
  return {
    ...head,
    title: plainText(conteudo.titulo || conteudo.nome) || head.seo.title,
    html: sanitizeHtml(text, context.origins)
  }
}
