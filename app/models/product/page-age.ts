import type { WireDetailPage } from '../../contract/product-detail.ts'
import { type AdultMark, foldersOf, toMinimumAge } from './adult-mark.ts'
import { productPath } from './product-card.ts'

/** The minimum age by all that a product's page says, its categories included. */
export function toPageAge({ estrutura, conteudo }: WireDetailPage, marks?: readonly AdultMark[]): number {
  const folders = foldersOf(productPath(conteudo) ?? '')
  const above = estrutura.breadcrumb.map(({ label }) => label).filter(label => label !== conteudo.nome)
  return toMinimumAge(conteudo, marks, [...folders, ...above, conteudo.categoria.nome])
}
