import { addWords } from '../translator.ts'

export const home = addWords('home', {
  pt: {
    highlights: 'Destaques',
    shop: 'Ver produtos',
    objectives: 'Qual é o seu objetivo?',
    departments: 'Compre por departamento',
    collections: 'Seleções da casa',
    more: 'Para ir além',
    infos: 'Compre com tranquilidade',
    promises: 'Vantagens da loja',
    aboutMore: 'Conheça a nossa história',
    testimonials: 'O que dizem nossos clientes',
    instagram: 'Siga a gente no Instagram',
    news: 'Novidades do blog',
    brands: 'Marcas em destaque'
  },
  en: {
    highlights: 'Highlights',
    shop: 'See products',
    objectives: 'What is your goal?',
    departments: 'Shop by department',
    collections: 'House picks',
    more: 'Go further',
    infos: 'Shop with confidence',
    promises: 'What the store promises',
    aboutMore: 'Read our story',
    testimonials: 'What our customers say',
    instagram: 'Follow us on Instagram',
    news: 'From the blog',
    brands: 'Featured brands'
  }
})
