import type { BadgeRow } from '../queries/products.ts'

/** `Selo` of the document. The position is at the root and inside `cores`, because clients read either. */
export function badgeOf(badge: BadgeRow) {
  const posicao = { x: badge.position_x, y: badge.position_y }
  return {
    id: badge.id,
    nome: badge.name,
    tipo: 'texto',
    label: badge.label,
    imagem: '',
    imagemOriginal: '',
    proporcaoDetalheProduto: 100,
    proporcaoVitrineProduto: 100,
    cores: { texto: badge.text_colour, selo: badge.background_colour, posicao },
    posicao
  }
}
