/** `CarrinhoPayload`: a ready-made body for POST checkout/cart. Its numbers are strings. */
export function cartPayload(origin: string, productId: number, variantId = 0) {
  return {
    hash: variantId === 0 ? `p${productId}` : `p${productId}a${variantId}`,
    url: `${origin}${CART_PATH}`,
    tipo: 'produto',
    itens: [
      {
        idProduto: String(productId),
        idAtributoSimples: String(variantId),
        idUnidadeVenda: '0',
        idArmazem: '0',
        quantidade: '1',
        adicional: '',
        parametros: ''
      }
    ]
  }
}

/** The same for several products. `tipo` is that of the products, because the shopper's quantities differ from the list's. */
export function listPayload(
  origin: string,
  listId: number,
  lines: { productId: number; variantId: number; quantity: number }[]
) {
  const one = (productId: number, variantId: number) => cartPayload(origin, productId, variantId).itens
  return {
    hash: `l${listId}`,
    url: `${origin}${CART_PATH}`,
    tipo: 'produto',
    itens: lines.flatMap(({ productId, variantId, quantity }) =>
      one(productId, variantId).map(item => ({ ...item, quantidade: String(quantity) }))
    )
  }
}

export const CART_PATH = '/checkout/carrinho'
