import { addWords } from '../translator.ts'

/** Why a product's page does not take a form that was sent without JavaScript. No browser needs these words. */
export const refused = addWords('refused', {
  pt: {
    gone: 'Nada foi adicionado ao carrinho: este produto está sem estoque no momento.',
    priceless: 'Nada foi adicionado ao carrinho: o preço deste produto é sob consulta.',
    notTogether: 'Nada foi adicionado ao carrinho: este produto não é vendido em conjunto no momento.',
    combination: 'Nada foi adicionado ao carrinho: escolha de novo o que levar junto.',
    option: 'Nada foi adicionado ao carrinho: escolha de novo as opções, a que foi pedida não está disponível.',
    available: 'Este produto está disponível: não é preciso esperar um aviso.',
    priced: 'O preço deste produto está nesta página: não é preciso pedir orçamento.',
    askQuote: 'O preço deste produto é sob consulta: peça um orçamento.',
    askNotice: 'Este produto está sem estoque no momento: peça para ser avisado.',
    unreadable: 'Não entendemos o que foi enviado. Preencha o formulário e tente de novo.',
    long: 'O que foi enviado é grande demais. Encurte o que escreveu e tente de novo.'
  },
  en: {
    gone: 'Nothing was added to the cart: this product is out of stock for now.',
    priceless: 'Nothing was added to the cart: the price of this product is on request.',
    notTogether: 'Nothing was added to the cart: this product is not sold together with others for now.',
    combination: 'Nothing was added to the cart: choose again what goes with it.',
    option: 'Nothing was added to the cart: choose the options again, what was asked for is not available.',
    available: 'This product is available: there is no need to wait for a notice.',
    priced: 'The price of this product is on this page: there is no need to ask for a quote.',
    askQuote: 'The price of this product is on request: ask for a quote.',
    askNotice: 'This product is out of stock for now: ask to be notified.',
    unreadable: 'We did not understand what was sent. Fill in the form and try again.',
    long: 'What was sent is too large. Shorten what you wrote and try again.'
  }
})
