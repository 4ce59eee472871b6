import { addWords } from '../translator.ts'

export const closedStore = addWords('closedStore', {
  pt: { title: 'Voltamos em breve', contact: 'Precisa falar com a gente?' },
  en: { title: 'We will be back soon', contact: 'Do you need to talk to us?' }
})
