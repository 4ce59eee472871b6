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
  'bad-sitemap-page': [
    'Os parâmetros offset e limit devem ser números; limit vai de 1 a {count}.',
    'The parameters offset and limit must be numbers; limit goes from 1 to {count}.'
  ],
  'not-in-list': ['Este produto não está na lista.', 'This product is not in the list.'],
  'list-fixed': ['As quantidades desta lista não mudam.', 'The quantities of this list cannot be changed.'],
  'too-many': [
    'Você já enviou muitas vezes. Tente de novo em {count} min.',
    'You have sent this many times already. Try again in {count} min.'
  ],
  'all-required': ['*Todos os campos são obrigatórios', '*All fields are required'],
  'field-empty': ['Preencha o campo!', 'Fill in this field!'],
  'field-long': ['Use até {count} caracteres.', 'Use up to {count} characters.'],
  'field-wrong': ['Valor inválido.', 'This value is not valid.'],
  'email-wrong': ['Informe um e-mail válido.', 'Enter a valid e-mail address.'],
  'phone-wrong': ['Informe um telefone com DDD.', 'Enter a phone number with its area code.'],
  'rating-missing': ['Selecione a nota!', 'Select a rating!'],
  'rating-wrong': ['A nota vai de 1 a 5.', 'The rating goes from 1 to 5.'],
  'image-many': ['Só é possível fazer o upload de até 2 imagens', 'Only up to 2 images can be uploaded'],
  'image-large': ['Cada imagem pode ter até {count} MB.', 'Each image may have up to {count} MB.'],
  'image-type': ['Envie imagens JPEG, PNG ou WebP.', 'Send JPEG, PNG or WebP images.'],
  'image-pixels': [
    'Cada imagem pode ter até {side}.000 pixels de lado e 24 megapixels.',
    'Each image may have up to {side},000 pixels a side and 24 megapixels.'
  ],
  'image-broken': ['Não foi possível ler a imagem.', 'The image could not be read.'],
  'review-thanks': [
    'Obrigado! A sua avaliação será publicada após aprovação.',
    'Thank you! Your review will be published once it is approved.'
  ],
  'notify-thanks': [
    'Pronto! Avisaremos por e-mail quando o produto voltar.',
    'Done! We will send you an e-mail when the product is back.'
  ],
  'quote-thanks': [
    'Recebemos o seu pedido de orçamento e responderemos por e-mail.',
    'We have received your request for a quote and will answer by e-mail.'
  ],
  'option-unknown': ['Esta opção não é deste produto.', 'This option does not belong to this product.'],
  'not-combined': ['Estes produtos não são vendidos juntos.', 'These products are not sold together.'],
  'not-subscribable': ['Este produto não tem assinatura.', 'This product has no subscription.'],
  'recurrence-unknown': ['A assinatura pode ser de 30, 60 ou 90 dias.', 'A subscription can be of 30, 60 or 90 days.'],
  'customization-unknown': ['Este produto não tem esta personalização.', 'This product has no such customisation.'],
  'line-unknown': ['Este item não está no carrinho.', 'This item is not in the cart.'],
  'bad-cep': ['Informe um CEP com 8 números.', 'Enter a postal code of 8 digits.'],
  'unknown-cep': ['CEP não encontrado.', 'This postal code was not found.'],
  'no-shipping': ['Não foi possível calcular o frete', 'Shipping could not be calculated'],
  'login-first': ['Faça login para continuar.', 'Log in to continue.'],
  'session-ended': ['A sua sessão mudou. Tente de novo.', 'Your session has changed. Try again.'],
  'login-wrong': ['E-mail ou senha incorretos.', 'The e-mail or the password is wrong.'],
  'login-locked': ['Muitas tentativas. Tente de novo em {count} min.', 'Too many attempts. Try again in {count} min.'],
  'password-length': ['Use de 8 a {count} caracteres.', 'Use 8 to {count} characters.'],
  'password-common': ['Esta senha é muito comum. Escolha outra.', 'This password is very common. Choose another one.'],
  'password-email': ['A senha não pode ser o seu e-mail.', 'The password cannot be your e-mail address.'],
  'cpf-wrong': ['Informe um CPF válido.', 'Enter a valid CPF.'],
  'state-wrong': ['Informe a sigla do estado.', 'Enter the two letters of the state.'],
  'terms-missing': ['Aceite os termos para continuar.', 'Accept the terms to continue.'],
  'register-thanks': ['Cadastro concluído.', 'Your account is ready.'],
  'recovery-sent': [
    'Se houver uma conta com esses dados, enviaremos um e-mail com o link para criar uma nova senha.',
    'If there is an account with these details, we will send an e-mail with the link to a new password.'
  ],
  'recovery-subject': ['{store}: nova senha', '{store}: new password'],
  'recovery-body': [
    'Crie uma nova senha em {link}. O link vale por uma hora e só uma vez. Se você não o pediu, ignore esta mensagem.',
    'Choose a new password at {link}. The link is good for one hour and only once. If you did not ask for it, ignore this message.'
  ],
  'reset-done': ['Senha alterada. Entre com a nova senha.', 'Your password is changed. Sign in with the new one.'],
  'reset-wrong': ['Este link não vale mais. Peça um novo.', 'This link is no longer good. Ask for a new one.'],
  'favourites-full': ['Os favoritos podem ter até {count} produtos.', 'Favourites may have up to {count} products.'],
  'newsletter-thanks': ['Pronto! Você vai receber as nossas novidades.', 'Done! You will receive our news.'],
  'contact-thanks': [
    'Recebemos a sua mensagem e responderemos por e-mail.',
    'We have received your message and will answer by e-mail.'
  ],
  'question-thanks': [
    'Obrigado! A sua pergunta será publicada após aprovação.',
    'Thank you! Your question will be published once it is approved.'
  ],
  'answer-thanks': [
    'Obrigado! A sua resposta será publicada após aprovação.',
    'Thank you! Your answer will be published once it is approved.'
  ],
  'question-unknown': ['Pergunta não encontrada.', 'Question not found.'],
  'store-review-thanks': ['Obrigado! A sua avaliação foi enviada.', 'Thank you! Your review has been sent.'],
  'review-key-wrong': ['Este convite já foi usado ou não existe.', 'This invitation was used or does not exist.'],
  'scale-wrong': ['Escolha de 1 a 10.', 'Choose 1 to 10.'],
  'coupon-unknown': ['Este cupom não vale.', 'This coupon is not valid.'],
  'coupon-applied': ['Cupom aplicado.', 'The coupon is applied.'],
  coupon: ['Cupom {code}', 'Coupon {code}'],
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
  // A landing page may have the name of a category.
  selection: ['{name}: seleção de produtos', '{name}: our selection'],
  sellers: ['Nossas lojas', 'Our shops'],
  'lists-about': ['Listas prontas para cada momento da rotina.', 'Ready-made lists for every moment of the routine.'],
  pages: ['Páginas da loja', 'Pages of the store'],
  'pages-about': [
    'Quem somos, entrega, trocas, pagamento, privacidade e ajuda: as páginas da loja que não são de produtos.',
    'About us, delivery, returns, payment, privacy and help: the pages of the store that are not about products.'
  ],
  'order-by': ['Ordenar por {label}', 'Sort by {label}'],
  'order-Popularidade': ['Popularidade', 'Popularity'],
  'order-Menor Preço': ['Menor Preço', 'Lowest price'],
  'order-Maior Preço': ['Maior Preço', 'Highest price'],
  'order-Favoritos': ['Favoritos', 'Favourites'],
  nutrition: ['Informação nutricional', 'Nutrition facts'],
  serving: ['Porção', 'Serving'],
  batch: ['Qualidade do lote', 'Batch quality'],
  'batch-number': ['Lote à venda', 'Batch on sale'],
  'batch-expiry': ['Validade', 'Expiry'],
  'batch-report': ['Laudo do lote', 'Batch report'],
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
