import { addWords } from '../translator.ts'

/** Where to send: the form of the header, and its page. */
export const cep = addWords('cep', {
  pt: {
    title: 'Onde você quer receber?',
    text: 'Com o CEP, a loja diz o frete e o prazo dos produtos e do carrinho.',
    save: 'Usar este CEP',
    kept: 'Entregas para o CEP {{cep}}.',
    keptPlace: 'Entregas para o CEP {{cep}}, {{place}}.',
    failed: 'Não foi possível guardar o CEP. Tente de novo.',
    back: 'Continuar comprando'
  },
  en: {
    title: 'Where should we deliver?',
    text: 'With the CEP (postal code) the shop tells shipping prices and times of products and of your cart.',
    save: 'Use this CEP',
    kept: 'Delivering to CEP {{cep}}.',
    keptPlace: 'Delivering to CEP {{cep}}, {{place}}.',
    failed: 'The CEP could not be kept. Please try again.',
    back: 'Continue shopping'
  }
})
