/** Words of the checkout page, which stands outside the storefront and its dictionaries. */
export const pageText = {
  pt: {
    title: 'Carrinho',
    back: 'Voltar para a loja',
    notice: 'Loja de demonstração: nenhum pedido será considerado.',
    empty: 'O seu carrinho está vazio.',
    browse: 'Ver produtos',
    items: 'Itens do pedido',
    unit: 'Preço unitário',
    text: 'Texto',
    subscription: 'Assinatura: a cada {days} dias',
    quantity: 'Quantidade',
    update: 'Atualizar',
    remove: 'Remover',
    summary: 'Resumo do pedido',
    units: 'Unidades',
    subtotal: 'Subtotal',
    total: 'Total',
    pix: 'Total no Pix (-{percent}%)',
    shippingMissing: 'Compre mais {value} para ganhar frete grátis',
    shippingFree: 'Parabéns! Você ganhou Frete Grátis'
  },
  en: {
    title: 'Cart',
    back: 'Back to the shop',
    notice: 'Demonstration store: no order will be considered.',
    empty: 'Your cart is empty.',
    browse: 'See products',
    items: 'Items of the order',
    unit: 'Unit price',
    text: 'Text',
    subscription: 'Subscription: every {days} days',
    quantity: 'Quantity',
    update: 'Update',
    remove: 'Remove',
    summary: 'Order summary',
    units: 'Units',
    subtotal: 'Subtotal',
    total: 'Total',
    pix: 'Total with Pix (-{percent}%)',
    shippingMissing: 'Buy {value} more to get free shipping',
    shippingFree: 'Congratulations! You got Free Shipping'
  }
} as const

export type PageText = (typeof pageText)['pt' | 'en']
