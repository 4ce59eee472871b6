import { addWords } from '../translator.ts'

export const compare = addWords('compare', {
  pt: {
    title: 'Comparar produtos',
    bar: 'Comparação de produtos',
    count: '{{count}} de {{most}} produtos para comparar',
    show: 'Ver comparação',
    full: 'Até {{most}} produtos por comparação: remova um para incluir outro.',
    remove: 'Remover {{name}} da comparação',
    clear: 'Limpar comparação',
    empty: 'Nenhum produto nesta comparação',
    emptyHint: 'Na página de um produto, toque em Comparar. Dá para ver até {{most}} lado a lado.',
    continue: 'Ver a sua escolha',
    goShopping: 'Ver produtos',
    gone: 'Um dos produtos não está mais disponível para comparar.',
    another: 'Inclua outro produto para ver os dois lado a lado.',
    feature: 'Característica',
    price: 'Preço',
    cash: 'No Pix',
    dose: 'Preço por dose',
    rating: 'Avaliação',
    brand: 'Marca',
    none: 'não informado'
  },
  en: {
    title: 'Compare products',
    bar: 'Product comparison',
    count: '{{count}} of {{most}} products to compare',
    show: 'See comparison',
    full: 'Up to {{most}} products in a comparison: remove one to add another.',
    remove: 'Remove {{name}} from the comparison',
    clear: 'Clear comparison',
    empty: 'No products in this comparison',
    emptyHint: 'On the page of a product, tap Compare. You can see up to {{most}} side by side.',
    continue: 'See your choice',
    goShopping: 'See products',
    gone: 'One of the products can no longer be compared.',
    another: 'Add another product to see the two side by side.',
    feature: 'Feature',
    price: 'Price',
    cash: 'By Pix',
    dose: 'Price per serving',
    rating: 'Rating',
    brand: 'Brand',
    none: 'not given'
  }
})
