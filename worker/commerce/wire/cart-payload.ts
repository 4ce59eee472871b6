/** `CarrinhoPayload`: the ready-made body of POST checkout/cart. On this wire its numbers are strings. */
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

export const CART_PATH = '/checkout/carrinho'
