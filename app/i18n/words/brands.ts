import { addWords } from '../translator.ts'

export const brands = addWords('brands', {
  pt: {
    title: 'Marcas',
    none: 'Nenhuma marca encontrada',
    letters: 'Marcas por letra'
  },
  en: {
    title: 'Brands',
    none: 'No brand found',
    letters: 'Brands by letter'
  }
})
