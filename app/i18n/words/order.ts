import { addWords } from '../translator.ts'

export const order = addWords('order', {
  pt: {
    popularidade: 'Popularidade',
    menorpreco: 'Menor preço',
    maiorpreco: 'Maior preço',
    favoritos: 'Favoritos'
  },
  en: {
    popularidade: 'Popularity',
    menorpreco: 'Lowest price',
    maiorpreco: 'Highest price',
    favoritos: 'Favourites'
  }
})
