import { addWords } from '../translator.ts'

export const reviews = addWords('reviews', {
  pt: {
    title: 'Avaliações',
    none: 'Este produto ainda não tem avaliações.',
    distribution: 'Notas dadas',
    stars: '{{count}} de 5 estrelas',
    image: 'Foto de {{name}}',
    by: 'por {{name}}, {{date}}'
  },
  en: {
    title: 'Reviews',
    none: 'This product has no reviews yet.',
    distribution: 'Ratings given',
    stars: '{{count}} of 5 stars',
    image: 'Photo by {{name}}',
    by: 'by {{name}}, {{date}}'
  }
})
