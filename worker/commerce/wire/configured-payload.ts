import type { CartLine } from '../queries/cart-change.ts'
import { CART_PATH } from './cart-payload.ts'

/** `CarrinhoPayload` of configured lines: options, texts, subscriptions, pairs. */
export function configuredPayload(origin: string, lines: (CartLine & { quantity: number })[]) {
  return {
    hash: lines.map(hashOf).join('-'),
    url: `${origin}${CART_PATH}`,
    tipo: 'produto',
    itens: lines.map(line => ({
      idProduto: String(line.productId),
      idAtributoSimples: String(line.variantId),
      idUnidadeVenda: String(line.unitId),
      idArmazem: String(line.warehouseId),
      quantidade: String(line.quantity),
      adicional: line.extra,
      parametros: ''
    }))
  }
}

function hashOf({ productId, variantId }: CartLine): string {
  return variantId === 0 ? `p${productId}` : `p${productId}a${variantId}`
}
