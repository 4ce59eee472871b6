import { addWords } from '../translator.ts'

export const search = addWords('search', {
  pt: {
    title: 'Busca',
    products: 'Produtos'
  },
  en: {
    title: 'Search',
    products: 'Products'
  }
})
