import { addWords } from '../translator.ts'

export const quickView = addWords('quickView', {
  pt: {
    open: 'Ver rápido',
    details: 'Ver todos os detalhes',
    failed: 'Não foi possível carregar os detalhes agora.'
  },
  en: {
    open: 'Quick view',
    details: 'See all details',
    failed: 'The details could not be loaded now.'
  }
})
