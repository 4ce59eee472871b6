import { addWords } from '../translator.ts'

export const freight = addWords('freight', {
  pt: {
    cep: 'CEP',
    cepWrong: 'Informe um CEP com 8 números.',
    calculate: 'Calcular frete',
    calculating: 'Calculando o frete…',
    options: 'Opções de entrega para o CEP {{cep}}',
    way: 'Entrega',
    term: 'Prazo',
    days: '{{count}} dias',
    by: 'chega até {{day}}',
    cheapest: 'Mais barata',
    fastest: 'Mais rápida',
    price: 'Valor',
    free: 'Grátis',
    failed: 'Não foi possível calcular o frete'
  },
  en: {
    cep: 'CEP',
    cepWrong: 'Enter a CEP (postal code) of 8 digits.',
    calculate: 'Calculate shipping',
    calculating: 'Calculating shipping…',
    options: 'Delivery options for CEP {{cep}}',
    way: 'Delivery',
    term: 'Time',
    days: '{{count}} days',
    by: 'arrives by {{day}}',
    cheapest: 'Cheapest',
    fastest: 'Fastest',
    price: 'Price',
    free: 'Free',
    failed: 'Shipping could not be calculated'
  }
})
