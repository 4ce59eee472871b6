/** Every label of the store. Editorial copy comes from the API. `{{name}}` is filled in by the translator. */
export const pt = {
  common: {
    products: 'Produtos',
    skip: 'Pular para o conteúdo',
    close: 'Fechar',
    home: 'Início',
    loading: 'Carregando…',
    seeAll: 'Ver tudo',
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
    main: 'Navegação principal'
  },
  language: { pt: 'Português', en: 'English' },
  footer: {
    title: 'Rodapé',
    contact: 'Fale conosco',
    phone: 'Telefone',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    hours: 'Horário de atendimento',
    address: 'Endereço',
    payment: 'Formas de pagamento',
    card: 'Cartão de crédito'
  },
  home: {
    highlights: 'Destaques',
    shop: 'Ver produtos',
    promises: 'Vantagens da loja',
    aboutMore: 'Conheça a nossa história',
    testimonials: 'O que dizem nossos clientes',
    instagram: 'Siga a gente no Instagram',
    news: 'Novidades do blog',
    brands: 'Marcas em destaque'
  },
  product: {
    add: 'Adicionar ao carrinho',
    buy: 'Comprar',
    adding: 'Adicionando…',
    choose: 'Escolher {{attribute}}',
    chooseFirst: 'Escolha uma opção de {{attribute}}',
    unavailable: 'Indisponível',
    unavailableHint: 'Este produto está sem estoque no momento.',
    priceOnRequest: 'Preço sob consulta',
    unavailableOption: '{{value}}, indisponível',
    see: 'Ver produto',
    quote: 'Sob consulta',
    askQuote: 'Pedir orçamento',
    quantityInvalid: 'Informe uma quantidade inteira, a partir de 1.',
    quantity: 'Quantidade',
    increase: 'Aumentar quantidade',
    decrease: 'Diminuir quantidade',
    from: 'De',
    to: 'Por',
    oldPrice: 'Preço anterior',
    cash: '{{price}} no Pix',
    cashDiscount: '{{percent}}% de desconto no Pix',
    orInstallments: 'ou {{text}} sem juros',
    installments: 'Ver parcelas',
    installmentCount: 'Parcelas',
    installmentValue: 'Valor',
    installmentTotal: 'Total',
    interestFree: 'sem juros',
    withInterest: 'com juros de {{rate}}% ao mês',
    sku: 'Código',
    seeBrand: 'Ver produtos da marca {{name}}',
    share: 'Compartilhar',
    shared: 'Link copiado',
    gallery: 'Imagens do produto',
    imageOf: 'Imagem {{position}} de {{total}}',
    noImage: 'Imagem indisponível',
    description: 'Descrição',
    nutrition: 'Informação nutricional',
    nutritionAmount: 'Quantidade por porção',
    nutritionDaily: '% VD*',
    nutritionNote: '* Percentual de valores diários fornecidos pela porção.',
    serving: 'Porção',
    similar: 'Produtos similares',
    discount: '{{percent}}% off',
    rating: 'Nota {{average}} de 5',
    ratingCountOne: '{{count}} avaliação',
    ratingCountOther: '{{count}} avaliações'
  },
  shipping: {
    freeMissing: 'Compre mais {{value}} para ganhar frete grátis',
    freeReached: 'Parabéns! Você ganhou Frete Grátis',
    freeProgress: 'Progresso para o frete grátis'
  },
  reviews: {
    title: 'Avaliações',
    none: 'Este produto ainda não tem avaliações.',
    distribution: 'Notas dadas',
    stars: '{{count}} de 5 estrelas',
    image: 'Foto de {{name}}',
    by: 'por {{name}}, {{date}}'
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
  listing: {
    countOne: '{{count}} produto',
    countOther: '{{count}} produtos',
    filter: 'Filtrar',
    clear: 'Limpar filtros',
    removeFilter: 'Remover filtro {{label}}',
    active: 'Filtros ativos',
    apply: 'Aplicar',
    order: 'Ordenar por',
    perPage: 'Itens por página',
    subcategories: 'Subcategorias',
    brand: 'Marca',
    price: 'Preço',
    discount: 'Desconto',
    pagination: 'Paginação',
    page: 'Página {{page}}',
    nextPage: 'Próxima página',
    previousPage: 'Página anterior',
    empty: 'Ops, nenhum produto encontrado',
    emptySearch: 'Ops, sua busca não encontrou nenhum resultado',
    emptyFilter: 'Ops, sua filtragem não encontrou nenhum resultado',
    emptyHint: 'Confira a grafia ou tente termos mais gerais.',
    results: 'Resultados para “{{term}}”',
    didYouMean: 'Você quis dizer'
  },
  order: {
    popularidade: 'Popularidade',
    menorpreco: 'Menor preço',
    maiorpreco: 'Maior preço',
    favoritos: 'Favoritos'
  },
  search: {
    title: 'Busca',
    products: 'Produtos'
  },
  brands: {
    title: 'Marcas',
    none: 'Nenhuma marca encontrada',
    letters: 'Marcas por letra'
  },
  notices: {
    maintenance: 'Loja em manutenção: nenhum pedido será considerado.',
    implementation: 'Loja em implantação: nenhum pedido será considerado.'
  },
  account: {
    title: 'Minha conta',
    closed:
      'A área de clientes ainda não está aberta. Você pode comprar sem cadastro: o carrinho guarda o que escolher.',
    shop: 'Continuar comprando'
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
