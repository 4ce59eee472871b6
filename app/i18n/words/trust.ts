import { addWords } from '../translator.ts'

export const trust = addWords('trust', {
  pt: {
    title: 'Compra segura',
    returns: 'Troca ou devolução em até {{days}} dias',
    privacy: 'Seus dados protegidos pela LGPD'
  },
  en: {
    title: 'Safe shopping',
    returns: 'Exchange or return within {{days}} days',
    privacy: 'Your data protected by law (LGPD)'
  }
})
