import { addWords } from '../translator.ts'

export const newsletter = addWords('newsletter', {
  pt: {
    title: 'Novidades por e-mail',
    text: 'Ofertas e conteúdo sobre bem-estar, sem excesso. Você pode sair da lista quando quiser.',
    name: 'Nome (opcional)',
    submit: 'Assinar',
    thanks: 'Pronto. O seu e-mail está na nossa lista.',
    back: 'Continuar comprando'
  },
  en: {
    title: 'News by e-mail',
    text: 'Offers and reading about well-being, never too much. You can leave the list whenever you like.',
    name: 'Name (optional)',
    submit: 'Subscribe',
    thanks: 'Done. Your e-mail is on our list.',
    back: 'Continue shopping'
  }
})
