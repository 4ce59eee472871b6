import { addWords } from '../translator.ts'

export const subscription = addWords('subscription', {
  pt: {
    legend: 'Como comprar',
    once: 'Compra única',
    subscribe: 'Assinar',
    frequency: 'Frequência',
    every: 'A cada {{days}} dias',
    hint: 'O pedido se repete no intervalo que você escolher.',
    choose: 'Escolha de quanto em quanto tempo quer receber.',
    line: 'Assinatura: a cada {{days}} dias'
  },
  en: {
    legend: 'How to buy',
    once: 'One-time purchase',
    subscribe: 'Subscribe',
    frequency: 'Frequency',
    every: 'Every {{days}} days',
    hint: 'The order repeats at the interval that you choose.',
    choose: 'Choose how often you want to receive it.',
    line: 'Subscription: every {{days}} days'
  }
})
