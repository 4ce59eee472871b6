import { addWords } from '../translator.ts'

export const markdown = addWords('markdown', {
  pt: {
    page: 'Página',
    brand: 'Marca',
    price: 'Preço',
    was: 'de {{price}}',
    cash: 'No Pix',
    installments: 'Parcelado',
    installmentText: '{{count}}x de {{value}} sem juros',
    availability: 'Disponibilidade',
    available: 'Em estoque',
    unavailable: 'Sem estoque',
    quote: 'Preço sob consulta',
    rating: 'Avaliação',
    minimumAge: 'Venda só para maiores de {{age}} anos',
    picture: 'Imagem',
    pages: 'Página {{page}} de {{count}}',
    departments: 'Departamentos',
    highlights: 'Destaques'
  },
  en: {
    page: 'Page',
    brand: 'Brand',
    price: 'Price',
    was: 'was {{price}}',
    cash: 'By Pix',
    installments: 'Installments',
    installmentText: '{{count}} x {{value}} interest-free',
    availability: 'Availability',
    available: 'In stock',
    unavailable: 'Out of stock',
    quote: 'Price on request',
    rating: 'Rating',
    minimumAge: 'Sold only to people aged {{age}} or over',
    picture: 'Picture',
    pages: 'Page {{page}} of {{count}}',
    departments: 'Departments',
    highlights: 'Highlights'
  }
})
