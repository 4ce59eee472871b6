import type { Language } from './rules/language.ts'

/** Every sentence that the backend itself says. `{name}` is filled in by `say`. */
const texts = {
  'not-found': ['Página não encontrada', 'This page could not be found'],
  'token-missing': ['App-Token não informado.', 'App-Token is missing.'],
  'token-wrong': ['App-Token inválido.', 'App-Token is not valid.'],
  internal: ['Erro interno.', 'Internal error.'],
  'bad-limit': [
    'O parâmetro limit deve ser um número de 1 a 100.',
    'The parameter limit must be a number from 1 to 100.'
  ],
  'bad-offset': [
    'O parâmetro offset deve ser um número a partir de 0.',
    'The parameter offset must be a number from 0 on.'
  ],
  'bad-json': ['O corpo da requisição não é um JSON válido.', 'The request body is not valid JSON.'],
  'bad-field': ['Valor inválido para o campo {field}.', 'The value of the field {field} is not valid.'],
  'body-too-large': ['O corpo da requisição é grande demais.', 'The request body is too large.'],
  'bad-key': ['Idempotency-Key inválida.', 'Idempotency-Key is not valid.'],
  'key-reused': [
    'Esta Idempotency-Key já foi usada com outro conteúdo.',
    'This Idempotency-Key was used with another body before.'
  ],
  'line-unknown': ['Este item não está no carrinho.', 'This item is not in the cart.'],
  'bad-cep': ['Informe um CEP com 8 números.', 'Enter a postal code of 8 digits.'],
  'unknown-cep': ['CEP não encontrado.', 'This postal code was not found.'],
  'no-shipping': ['Não foi possível calcular o frete', 'Shipping could not be calculated'],
  'login-first': ['Faça login para continuar.', 'Log in to continue.'],
  'refused-unknown': ['Produto não encontrado.', 'Product not found.'],
  'refused-unavailable': [
    '<b>{name}</b> está indisponível no momento.',
    '<b>{name}</b> is not available at the moment.'
  ],
  'refused-attribute': ['Escolha uma opção de <b>{name}</b>.', 'Choose an option of <b>{name}</b>.'],
  'refused-text-missing': ['Preencha o texto de <b>{name}</b>.', 'Fill in the text of <b>{name}</b>.'],
  'refused-text-long': [
    'O texto de <b>{name}</b> pode ter até {count} caracteres.',
    'The text of <b>{name}</b> may have up to {count} characters.'
  ],
  'refused-stock': [
    'Quantidade indisponível em estoque. Restam <b>{count}</b> unidades de <b>{name}</b>.',
    'Not enough in stock. <b>{count}</b> units of <b>{name}</b> are left.'
  ],
  'refused-product-limit': [
    'O limite de <b>{name}</b> é de <b>{count}</b> unidades por pedido.',
    'The limit of <b>{name}</b> is <b>{count}</b> units per order.'
  ],
  'refused-line-limit': [
    'Cada item pode ter até <b>{count}</b> unidades.',
    'Each item may have up to <b>{count}</b> units.'
  ],
  'refused-cart-full': [
    'O carrinho pode ter até <b>{count}</b> itens.',
    'The cart may have up to <b>{count}</b> items.'
  ],
  'line-unavailable': [
    '<b>{name}</b> ficou indisponível e não entra no total.',
    '<b>{name}</b> is no longer available and is not part of the total.'
  ],
  'line-short': [
    'Restam <b>{count}</b> unidades de <b>{name}</b>.',
    'Only <b>{count}</b> units of <b>{name}</b> are left.'
  ],
  home: ['Início', 'Home'],
  search: ['Busca', 'Search'],
  'search-for': ['Busca por “{term}”', 'Search for “{term}”'],
  brands: ['Marcas', 'Brands'],
  lists: ['Listas', 'Lists'],
  'lists-about': ['Listas prontas para cada momento da rotina.', 'Ready-made lists for every moment of the routine.'],
  'order-by': ['Ordenar por {label}', 'Sort by {label}'],
  'order-Popularidade': ['Popularidade', 'Popularity'],
  'order-Menor Preço': ['Menor Preço', 'Lowest price'],
  'order-Maior Preço': ['Maior Preço', 'Highest price'],
  'order-Favoritos': ['Favoritos', 'Favourites'],
  nutrition: ['Informação nutricional', 'Nutrition facts'],
  serving: ['Porção', 'Serving'],
  servings: ['Porções por embalagem', 'Servings per pack'],
  'daily-value': ['{amount} ({percent}% VD)', '{amount} ({percent}% DV)'],
  // Two asterisks are the label's own sign for a nutrient without a daily value.
  'daily-value-unset': ['{amount} (**)', '{amount} (**)'],
  ingredients: ['Ingredientes', 'Ingredients'],
  usage: ['Modo de uso', 'How to use'],
  warnings: ['Advertências', 'Warnings'],
  'shipping-economica': ['Econômica', 'Economy'],
  'shipping-expressa': ['Expressa', 'Express'],
  'shipping-free': ['Frete grátis', 'Free shipping'],
  'shipping-days': ['{count} dias úteis', '{count} business days'],
  'shipping-day': ['1 dia útil', '1 business day'],
  gone: ['Produto fora do catálogo', 'Product no longer in the catalogue'],
  demonstration: [
    'Loja de demonstração: nenhum pedido será considerado.',
    'Demonstration store: no order will be considered.'
  ],
  together: ['Compre junto: {name}', 'Buy together: {name}'],
  related: ['Quem viu, também gostou', 'You may also like'],
  seen: ['Vistos por último', 'Viewed recently']
} as const satisfies Record<string, readonly [pt: string, en: string]>

export type TextKey = keyof typeof texts

/** Plain text; the values that are filled in are not escaped. */
export function say(language: Language, key: TextKey, values: Record<string, string | number> = {}): string {
  const [pt, en] = texts[key]
  const template: string = language === 'pt' ? pt : en
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
