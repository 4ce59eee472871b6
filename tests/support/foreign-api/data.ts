/** The shop's public domain. Its addresses are absolute; the API has another host. */
export const SHOP = 'https://www.outraloja.example'

interface ForeignProduct {
  id: number
  slug: string
  nome: string
  por: number
  estoque: number
  sabores?: string[]
  /** A subscription without intervals. */
  assinatura?: 's'
}

export const products: ForeignProduct[] = [
  {
    id: 501,
    slug: 'magnesio-dimalato',
    nome: 'Magnésio Dimalato 60 cápsulas',
    por: 59.9,
    estoque: 40,
    assinatura: 's'
  },
  {
    id: 502,
    slug: 'whey-do-sitio',
    nome: 'Whey do Sítio 900 g',
    por: 149.9,
    estoque: 12,
    sabores: ['Baunilha', 'Chocolate']
  },
  ...Array.from({ length: 26 }, (_, index) => ({
    id: 510 + index,
    slug: `vitamina-do-sitio-${index + 1}`,
    nome: `Vitamina do Sítio ${index + 1}`,
    por: 20 + index,
    estoque: 9
  }))
]

export const category = {
  id: '20',
  nome: 'Vitaminas',
  descricao: '<p>Do <b>sítio</b>.</p><script>alert(1)</script>',
  descricaoLonga: null
}

/** Empty maps as `[]`, numbers as strings, no `vista`, absolute addresses with .html. */
export function toProduct(product: ForeignProduct, port: number) {
  const { id, slug, nome, por, estoque, sabores, assinatura = 'n' } = product
  const address = `${SHOP}/${slug}.html`
  const precos = { de: 0, por: String(por), vista: 0, descontoVista: 0, parcelamento: installments(por) }
  return {
    id: String(id),
    sku: `SKU-${id}`,
    nome,
    estoque: null,
    estoqueMarketplace: 0,
    status: 'disponivel',
    assinatura,
    descricoes: { curta: nome, longa: '<p onclick="alert(1)">Do sítio.</p>' },
    marca: { id: 9, nome: 'Do Sítio', url: `${SHOP}/marcas/do-sitio` },
    avaliacao: [],
    precos,
    atributos: sabores ? { simples: simple(id, sabores, precos, estoque) } : [],
    carrinho: sabores ? [] : payload(id, 0),
    rota: [],
    url: address,
    midias: {
      imagens: [
        { id: 1, idAtributoValor: '0', arquivos: { big: `http://127.0.0.1:${port}/cdn/${slug}.png`, zoom: '' } }
      ]
    }
  }
}

function simple(id: number, labels: string[], precos: unknown, estoque: number) {
  const valores = labels.map((label, index) => ({
    idAtributoValor: String(id * 10 + index),
    label,
    estoque: String(estoque),
    precos,
    carrinho: payload(id, id * 10 + index)
  }))
  return { id: '4', nome: 'Sabor', tipo: 'texto', valores }
}

function payload(id: number, value: number) {
  const item = {
    idProduto: String(id),
    idAtributoSimples: String(value),
    idUnidadeVenda: '0',
    idArmazem: '0',
    quantidade: '1',
    adicional: ''
  }
  return { url: `${SHOP}/checkout/carrinho`, tipo: 'produto', itens: [item] }
}

function installments(por: number) {
  return [
    { parcelas: '1', valorParcela: por, taxa: 0 },
    { parcelas: '2', valorParcela: String(por / 2), taxa: '-1.5' },
    { parcelas: 6, valorParcela: por / 5, taxa: 1.99 }
  ]
}

/** Without the level `configuracoes`. */
export const settings = {
  // A brand with a colour that is too light for text.
  sistema: { geral: { site: { nome: 'Outra Loja', cores: { marca: '#E4A', oferta: '#0a7d8c' }, fonte: 'serifa' } } },
  frete: { freteGratisValor: '300' },
  pagamento: { descontoPix: '5', descontoBoleto: 3 },
  google: { ga: { gtm: 'GTM-OUTRA1' } }
}

export function menus(name: string) {
  const items = [
    { tipo: 'categoria', label: 'Vitaminas', link: `${SHOP}/vitaminas`, rota: [], children: [] },
    { tipo: 'personalizado', label: 'whatsapp', link: '(11) 90000-1111', rota: {} }
  ]
  return { id: '1', hash: name, nome: name === 'menu-principal' ? '' : 'Loja', menu: items }
}

export function banners(name: string, port: number) {
  const imagem = `http://127.0.0.1:${port}/cdn/${name}.png`
  const side = { imagem, link: `${SHOP}/vitaminas` }
  return {
    banners: [{ id: '7', nome: `Banner ${name}`, dimensoes: { desktop: side, mobile: { imagem: '', link: '' } } }]
  }
}
