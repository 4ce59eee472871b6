import { addWords } from '../translator.ts'

export const search = addWords('search', {
  pt: {
    title: 'Busca',
    products: 'Produtos',
    suggestions: 'Sugestões de busca',
    terms: 'Sugestões',
    categories: 'Categorias',
    brands: 'Marcas',
    recent: 'Buscas recentes',
    removeRecent: 'Remover {{term}} das buscas recentes',
    clearRecent: 'Limpar buscas recentes',
    clear: 'Limpar',
    popular: 'Mais procurados',
    seeOne: 'Ver {{count}} resultado',
    seeAll: 'Ver todos os {{count}} resultados',
    countOne: '{{count}} sugestão',
    countOther: '{{count}} sugestões',
    none: 'Nenhuma sugestão para “{{term}}”'
  },
  en: {
    title: 'Search',
    products: 'Products',
    suggestions: 'Search suggestions',
    terms: 'Suggestions',
    categories: 'Categories',
    brands: 'Brands',
    recent: 'Recent searches',
    removeRecent: 'Remove {{term}} from recent searches',
    clearRecent: 'Clear recent searches',
    clear: 'Clear',
    popular: 'Most searched',
    seeOne: 'See {{count}} result',
    seeAll: 'See all {{count}} results',
    countOne: '{{count}} suggestion',
    countOther: '{{count}} suggestions',
    none: 'No suggestions for “{{term}}”'
  }
})
