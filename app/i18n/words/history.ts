import { addWords } from '../translator.ts'

export const history = addWords('history', {
  pt: {
    title: 'Vistos recentemente',
    clear: 'Limpar histórico',
    cleared: 'Histórico limpo'
  },
  en: {
    title: 'Recently viewed',
    clear: 'Clear history',
    cleared: 'History cleared'
  }
})
