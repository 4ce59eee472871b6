import { addWords } from '../translator.ts'

export const brands = addWords('brands', {
  pt: {
    title: 'Marcas',
    none: 'Nenhuma marca encontrada',
    letters: 'Marcas por letra',
    filter: 'Filtrar marcas',
    filterSubmit: 'Filtrar',
    countOne: '{{count}} marca',
    countOther: '{{count}} marcas',
    noneHint: 'Confira a grafia ou veja todas as marcas.',
    all: 'Ver todas as marcas',
    description: 'Todas as marcas da loja, de A a Z: {{names}} e outras.'
  },
  en: {
    title: 'Brands',
    none: 'No brand found',
    letters: 'Brands by letter',
    filter: 'Filter brands',
    filterSubmit: 'Filter',
    countOne: '{{count}} brand',
    countOther: '{{count}} brands',
    noneHint: 'Check the spelling or see all brands.',
    all: 'See all brands',
    description: 'Every brand of the store, from A to Z: {{names}} and others.'
  }
})
