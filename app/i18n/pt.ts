/** Every label of the store. Editorial copy comes from the API. `{{name}}` is filled in by the translator. */
export const pt = {
  common: {
    products: 'Produtos',
    skip: 'Pular para o conteúdo',
    close: 'Fechar',
    home: 'Início',
    loading: 'Carregando…',
    tryAgain: 'Tentar novamente',
    previous: 'Anterior',
    next: 'Próximo',
    breadcrumb: 'Você está aqui',
    pause: 'Pausar',
    play: 'Reproduzir',
    pageLoaded: 'Página carregada: {{title}}'
  },
  header: {
    search: 'Buscar produtos',
    searchPlaceholder: 'O que você procura?',
    searchSubmit: 'Buscar',
    account: 'Minha conta',
    favorites: 'Favoritos',
    cart: 'Carrinho',
    cartCountOne: 'Carrinho, {{count}} item',
    cartCountOther: 'Carrinho, {{count}} itens',
    menu: 'Menu',
    closeMenu: 'Fechar menu',
    categories: 'Categorias',
    allOf: 'Tudo em {{name}}',
    sellerPanel: 'Painel do vendedor',
    language: 'Idioma',
    logo: '{{name}}, página inicial',
    notices: 'Avisos da loja',
    sendTo: 'Enviar para {{cep}}',
    askCep: 'Informe seu CEP',
    main: 'Navegação principal'
  },
  language: {
    pt: 'Português',
    en: 'English'
  },
  footer: {
    title: 'Rodapé',
    contact: 'Fale conosco',
    phone: 'Telefone',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    hours: 'Horário de atendimento',
    address: 'Endereço',
    payment: 'Formas de pagamento',
    card: 'Cartão de crédito',
    newsletter: 'Receba novidades',
    subscribe: 'Assinar',
    cookies: 'Preferências de cookies'
  },
  product: {
    buy: 'Comprar',
    adding: 'Adicionando…',
    choose: 'Escolher {{attribute}}',
    unavailable: 'Indisponível',
    see: 'Ver produto',
    notify: 'Avise-me',
    quote: 'Sob consulta',
    askQuote: 'Pedir orçamento',
    quantity: 'Quantidade',
    increase: 'Aumentar quantidade',
    decrease: 'Diminuir quantidade',
    oldPrice: 'Preço anterior',
    cash: '{{price}} no Pix',
    cashDiscount: '{{percent}}% de desconto no Pix',
    boletoDiscount: '{{percent}}% de desconto no boleto',
    discount: '{{percent}}% off',
    dose: '{{price}} por dose · {{count}}\u00a0doses',
    favoriteAdd: 'Adicionar aos favoritos',
    favoriteRemove: 'Remover dos favoritos',
    rating: 'Nota {{average}} de 5',
    ratingCountOne: '{{count}} avaliação',
    ratingCountOther: '{{count}} avaliações'
  },
  shipping: {
    freeMissing: 'Compre mais {{value}} para ganhar frete grátis',
    freeReached: 'Parabéns! Você ganhou Frete Grátis',
    freeProgress: 'Progresso para o frete grátis'
  },
  cart: {
    title: 'Carrinho',
    empty: 'Seu carrinho está vazio',
    emptyHint: 'Que tal começar por aqui?',
    checkout: 'Finalizar compra',
    continue: 'Continuar comprando',
    removeLine: 'Remover {{name}}',
    unit: 'Preço unitário',
    total: 'Total',
    cashTotal: 'Total no Pix',
    updating: 'Atualizando o carrinho…',
    messages: 'Avisos do carrinho'
  },
  notices: {
    maintenance: 'Loja em manutenção: nenhum pedido será considerado.',
    implementation: 'Loja em implantação: nenhum pedido será considerado.',
    offline: 'Sem conexão com a internet.',
    heldAdd: 'Sem conexão: vamos adicionar assim que voltar.',
    heldChange: 'Sem conexão: vamos atualizar o carrinho assim que voltar.',
    online: 'A conexão voltou.'
  },
  errors: {
    notFound: 'Página não encontrada',
    notFoundHint: 'O endereço pode ter mudado ou a página saiu do ar.',
    notFoundPage: 'This page could not be found',
    goHome: 'Clique aqui para ir para página inicial',
    goBack: 'Voltar para a página anterior',
    title: 'Algo deu errado',
    unavailable: 'A loja está com instabilidade. Tente de novo em instantes.',
    cartAdd: 'Não foi possível adicionar ao carrinho. Tente de novo.',
    cartUpdate: 'Não foi possível atualizar o carrinho. Tente de novo.',
    cartLoad: 'Não foi possível carregar o carrinho.',
    network: 'Sem conexão com a loja. Verifique a internet e tente de novo.',
    timeout: 'A loja demorou a responder. Tente de novo.',
    generic: 'Não foi possível concluir. Tente de novo.'
  }
} as const

/** The shape that every language has. */
export type Dictionary = Texts<typeof pt>

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }
