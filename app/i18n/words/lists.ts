import { addWords } from '../translator.ts'

export const lists = addWords('lists', {
  pt: {
    title: 'Listas',
    none: 'Nenhuma lista por enquanto.',
    products: 'Produtos da lista',
    empty: 'Esta lista está vazia por enquanto.',
    unitsOne: '{{count}} unidade',
    unitsOther: '{{count}} unidades',
    zeroHint: 'Ajuste as quantidades; com 0 o produto fica de fora.',
    leftOut: 'Não entra na lista agora',
    custom: 'Personalize na página do produto',
    adult: 'Confirme a idade na página do produto',
    each: 'cada',
    summary: 'Resumo da lista',
    total: 'Total da lista',
    add: 'Adicionar lista ao carrinho',
    nothingChosen: 'Escolha a quantidade de ao menos um produto.',
    quantityInvalid: 'Informe quantidades inteiras, a partir de 0.',
    soldOut: 'Nenhum produto desta lista está disponível no momento.',
    others: 'Ver todas as listas'
  },
  en: {
    title: 'Lists',
    none: 'No list for now.',
    products: 'Products of the list',
    empty: 'This list is empty for now.',
    unitsOne: '{{count}} unit',
    unitsOther: '{{count}} units',
    zeroHint: 'Set the quantities; with 0 a product is left out.',
    leftOut: 'Not in the list for now',
    custom: 'Personalise it on its page',
    adult: 'Confirm your age on its page',
    each: 'each',
    summary: 'List summary',
    total: 'List total',
    add: 'Add list to cart',
    nothingChosen: 'Choose a quantity of at least one product.',
    quantityInvalid: 'Enter whole quantities, 0 or more.',
    soldOut: 'No product of this list is available for now.',
    others: 'See all lists'
  }
})
