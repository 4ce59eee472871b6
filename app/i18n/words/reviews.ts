import { addWords } from '../translator.ts'

export const reviews = addWords('reviews', {
  pt: {
    title: 'Avaliações',
    none: 'Este produto ainda não tem avaliações.',
    noneHere: 'Nenhuma avaliação por aqui.',
    failed: 'Não foi possível carregar as avaliações.',
    distribution: 'Notas dadas',
    only: 'de 5 estrelas, só estas avaliações:',
    all: 'Ver todas as avaliações',
    more: 'Ver mais',
    added: 'Mais avaliações carregadas: {{count}}',
    image: 'Foto de {{name}}',
    enlarge: 'Ampliar foto de {{name}}',
    by: 'por {{name}}, {{date}}',
    write: 'Escrever avaliação'
  },
  en: {
    title: 'Reviews',
    none: 'This product has no reviews yet.',
    noneHere: 'No reviews here.',
    failed: 'The reviews could not be loaded.',
    distribution: 'Ratings given',
    only: 'out of 5 stars, these reviews only:',
    all: 'See all reviews',
    more: 'See more',
    added: 'More reviews loaded: {{count}}',
    image: 'Photo by {{name}}',
    enlarge: 'Enlarge photo by {{name}}',
    by: 'by {{name}}, {{date}}',
    write: 'Write a review'
  }
})
