import { addWords } from '../translator.ts'

/** Apart from the listing's other words: a product's page names listings too, when a link leads from it to one. */
export const paging = addWords('paging', {
  pt: { page: 'Página {{page}}' },
  en: { page: 'Page {{page}}' }
})
