import { addWords } from '../translator.ts'

export const crawlers = addWords('crawlers', {
  pt: {
    about: '{{name}} é uma loja virtual de vitaminas e suplementos no Brasil. Preços em reais (BRL).',
    terms: 'Loja virtual de vitaminas e suplementos no Brasil: preços em reais (BRL), em português e inglês.',
    closed: 'No momento a loja não recebe pedidos.',
    contact: 'Atendimento: {{contact}}',
    departments: 'Departamentos',
    more: 'Para encontrar produtos',
    brands: 'Marcas de A a Z',
    search: 'Busca',
    sitemap: 'Mapa do site em XML, com todas as páginas',
    formats: 'Para programas',
    markdown:
      'Cada página existe em Markdown, com preços e disponibilidade: acrescente .md ao endereço ({{origin}}/marcas.md) ou peça com o cabeçalho Accept: text/markdown.',
    homeMarkdown: 'Página inicial em Markdown',
    feed: 'Todos os produtos em XML (campos do Google Merchant Center)',
    policies: 'Políticas e informações'
  },
  en: {
    about: '{{name}} is an online store for vitamins and supplements in Brazil. Prices are in Brazilian reais (BRL).',
    terms: 'Online store for vitamins and supplements in Brazil: prices in reais (BRL), in Portuguese and English.',
    closed: 'The store takes no orders at the moment.',
    contact: 'Customer service: {{contact}}',
    departments: 'Departments',
    more: 'Finding products',
    brands: 'Brands from A to Z',
    search: 'Search',
    sitemap: 'XML sitemap with every page',
    formats: 'For programs',
    markdown:
      'Every page exists as Markdown, with prices and availability: add .md to its address ({{origin}}/marcas.md), or ask with the header Accept: text/markdown.',
    homeMarkdown: 'Home page as Markdown',
    feed: 'All products in XML (fields of Google Merchant Center)',
    policies: 'Policies and information'
  }
})
