import type { WantedLines } from '../queries/cart-checks.ts'

export const CART_PATH = '/checkout/carrinho'

type Line = WantedLines['lines'][number]
type PayloadLine = Pick<Line, 'productId'> & Partial<Line>

/** For POST checkout/cart. A list's lines are products too, because the shopper's quantities differ from the list's. */
export function cartPayload(origin: string, lines: PayloadLine[], hash = lines.map(hashOf).join('-')) {
  return {
    hash,
    url: `${origin}${CART_PATH}`,
    tipo: 'produto',
    itens: lines.map(({ productId, variantId = 0, unitId = 0, warehouseId = 0, quantity = 1, extra = '' }) => ({
      idProduto: String(productId),
      idAtributoSimples: String(variantId),
      idUnidadeVenda: String(unitId),
      idArmazem: String(warehouseId),
      quantidade: String(quantity),
      adicional: extra,
      parametros: ''
    }))
  }
}

function hashOf({ productId, variantId = 0 }: PayloadLine): string {
  return variantId === 0 ? `p${productId}` : `p${productId}a${variantId}`
}
