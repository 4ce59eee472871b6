import { addWords } from '../translator.ts'

export const account = addWords('account', {
  pt: {
    title: 'Minha conta',
    closed:
      'A área de clientes ainda não está aberta. Você pode comprar sem cadastro: o carrinho guarda o que escolher.',
    shop: 'Continuar comprando'
  },
  en: {
    title: 'My account',
    closed: 'The customer area is not open yet. You can buy without an account: the cart keeps what you choose.',
    shop: 'Continue shopping'
  }
})
