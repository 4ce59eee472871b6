import { describe, expect, test } from 'vitest'
import { readBanners } from '../../contract/banners.ts'
import { readBrands } from '../../contract/brands.ts'
import { readCart } from '../../contract/cart.ts'
import examples from '../../contract/example-bodies.json' with { type: 'json' }
import { readListing } from '../../contract/listing.ts'
import { readMenu } from '../../contract/menus.ts'
import { readPage } from '../../contract/page.ts'
import { readDetail } from '../../contract/product-detail.ts'
import { readSettings } from '../../contract/settings.ts'
import { readShipment } from '../../contract/shipment.ts'
import { readShowcase } from '../../contract/showcase.ts'
import { readUser } from '../../contract/user.ts'
import { toCart } from '../cart/cart-wire.ts'
import { toShipping } from '../cart/shipment.ts'
import { toBanners } from '../content/banners.ts'
import { toContentPage } from '../content/content-page.ts'
import { menuText, toMenu } from '../content/menu.ts'
import { toBrandGroups } from '../listing/brands.ts'
import { type ListingRequest, toListing } from '../listing/listing.ts'
import { toShowcase } from '../listing/showcase.ts'
import { readRows } from '../product/installments.ts'
import { toProductPage } from '../product/product-page.ts'
import { toUser } from '../shopper/user-data.ts'
import { DEFAULT_SETTINGS } from './default-settings.ts'
import type { MapContext } from './map-context.ts'
import { toSettings } from './settings.ts'

const context: MapContext = { language: 'pt', origins: ['https://www.nutrivida.example'] }

function read<W, T>(parse: (body: unknown) => W | null, map: (wire: W, context: MapContext) => T, body: unknown): T {
  const wire = parse(body)
  if (wire === null) throw new Error('the body was refused')
  return map(wire, context)
}

const listingOf = (body: unknown, request: Partial<ListingRequest> = {}) =>
  read(
    readListing,
    wire =>
      toListing(wire, context, {
        kind: 'category',
        path: '/vitaminas',
        search: '',
        page: 1,
        limit: 12,
        order: 'Popularidade',
        ...request
      }),
    body
  )

describe('product card', () => {
  const product = (changes: object) => {
    const showcase = { ...examples.showcase, produtos: [{ ...examples.showcase.produtos[0], ...changes }] }
    return read(readShowcase, toShowcase, showcase).products[0]
  }

  test('is lean and in cents', () => {
    const { title, products } = read(readShowcase, toShowcase, examples.showcase)
    expect(title).toBe(examples.showcase.vitrine.titulo)
    expect(products[0]?.path).toMatch(/^\/[\w-]+$/)
    expect(products[0]?.price?.now).toBe(Math.round((examples.showcase.produtos[0]?.precos.por ?? 0) * 100))
    expect(JSON.stringify(products[0]).length).toBeLessThan(700)
  })

  test('shows the former price only when it is higher, and the cash price only when it is lower', () => {
    const precos = { de: 10, por: 20, vista: 20, descontoVista: 5, parcelamento: [] }
    expect(product({ precos })?.price).toEqual({ now: 2000, was: 0, cash: 0, cashPercent: 0, installments: null })
    expect(product({ precos: { ...precos, de: '29,90', vista: '19.00' } })?.price).toMatchObject({
      was: 2990,
      cash: 1900,
      cashPercent: 5
    })
  })

  test('is available by its status, not by its stock', () => {
    expect(product({ status: 'disponivel', estoque: null })?.status).toBe('available')
    expect(product({ status: 'indisponivel', estoque: 9 })?.status).toBe('unavailable')
    expect(product({ status: 'sobConsulta', precos: null })).toMatchObject({ status: 'quote', price: null })
  })

  test('sends products with options to their page, and checks colours', () => {
    const simples = { nome: 'Sabor', valores: [{ idAtributoValor: '41' }] }
    expect(product({ atributos: { simples } })?.choose).toBe('Sabor')
    expect(product({ atributos: [] })).not.toHaveProperty('choose')
    const selos = [{ label: 'Novo', cores: { texto: '#fff', selo: 'red;background:url(x)' }, posicao: [] }]
    expect(product({ selos })?.badges).toEqual([{ label: 'Novo', text: '#fff', background: 'var(--badge-ground)' }])
  })

  test('shows free shipping before its other badges', () => {
    const selos = ['Oferta', 'Mais vendido', 'FRETE GRÁTIS'].map(label => ({ label }))
    expect(product({ selos })?.badges?.map(({ label }) => label)).toEqual(['FRETE GRÁTIS', 'Oferta', 'Mais vendido'])
  })

  test('is left out without a page, and found by any of its addresses', () => {
    expect(product({ rota: [], url: '', link: '', slug: '' })).toBeUndefined()
    expect(product({ rota: [], url: '', slug: 'whey.html' })?.path).toBe('/whey')
  })
})

describe('product page', () => {
  const page = read(readDetail, toProductPage, examples.detail)

  test('has what its sections need', () => {
    expect(page).toMatchObject({ id: 103, status: 'available', limit: 37, recurrences: [30, 60, 90] })
    expect(page.gallery.length).toBeGreaterThan(0)
    expect(page.breadcrumb[0]).toEqual({ label: 'Home', path: '/' })
    expect(page.attribute?.options.map(({ id, available }) => [id, available])).toEqual(
      expect.arrayContaining([[41, true]])
    )
    expect(page.nutrition?.rows).toContainEqual({ label: 'Proteínas', hundred: '', amount: '24 g', daily: '' })
    expect(page.reviews[0]).toMatchObject({ author: 'Marina S.', rating: 5 })
    expect(readRows(page.installments).at(-1)).toEqual({ count: 4, value: 4032, total: 16_128, rate: 2.99 })
  })

  test('reads daily values after the amount', () => {
    const itens = [
      { label: 'Porção', valor: '2 cápsulas' },
      { label: 'Porções por embalagem', valor: '30' },
      { label: 'Vitamina C', valor: '1.000 mg (1000% VD)' },
      { label: 'Zinco', valor: '11 mg | 100%' },
      { label: 'Cafeína', valor: '200 mg (**)' }
    ]
    const caracteristicas = [{ nome: 'Informação nutricional', visivelSite: true, itens }]
    const body = { ...examples.detail, conteudo: { ...examples.detail.conteudo, caracteristicas } }
    expect(read(readDetail, toProductPage, body).nutrition).toEqual({
      title: 'Informação nutricional',
      serving: '2 cápsulas',
      servings: '30',
      hundred: '100 g',
      highIn: [],
      rows: [
        { label: 'Vitamina C', hundred: '', amount: '1.000 mg', daily: '1000%' },
        { label: 'Zinco', hundred: '', amount: '11 mg', daily: '100%' },
        { label: 'Cafeína', hundred: '', amount: '200 mg', daily: '**' }
      ]
    })
  })

  test('ignores personal data of reviewers', () => {
    expect(JSON.stringify(page)).not.toContain('@')
  })
})

describe('listing', () => {
  test('has links that keep the query and change one parameter', () => {
    const listing = listingOf(examples.listing, {
      search: '?marca=7&order=Menor+Pre%C3%A7o&ipp=24&pg=2',
      page: 2,
      limit: 2
    })
    expect(listing.total).toBe(examples.listing.info.total)
    expect(listing.previous?.href).toBe('/vitaminas?marca=7&order=Menor+Pre%C3%A7o&ipp=24')
    expect(listing.next?.href).toBe('/vitaminas?marca=7&order=Menor+Pre%C3%A7o&ipp=24&pg=3')
    expect(listing.clearHref).toBe('/vitaminas?order=Menor+Pre%C3%A7o&ipp=24')
  })

  test('has the API\u2019s filter links with the current order', () => {
    const listing = listingOf(examples.listing, { search: '?order=Favoritos&pg=3' })
    const brands = listing.facets.find(({ kind }) => kind === 'brand')
    expect(brands?.values[0]?.href).toMatch(/^\/vitaminas\?marca=[\d,]+&order=Favoritos$/)
    expect(listing.facets.map(({ kind }) => kind)).toContain('attribute')
    expect(listing.price).toMatchObject({ min: 0, span: null })
  })

  test('shows chosen values and the price as chips', () => {
    const { conteudo } = examples.listing
    const marcas = [{ id: 7, nome: 'VitaNorte', ativo: true, rota: [], url: 'https://www.nutrivida.example/vitaminas' }]
    const body = { ...examples.listing, conteudo: { ...conteudo, detalhes: { ...conteudo.detalhes, marcas } } }
    const { chips, price } = listingOf(body, { search: '?marca=7&preco=20-80' })
    expect(price).toMatchObject({ span: { from: 20, to: 80 } })
    expect(chips).toContainEqual({ label: 'VitaNorte', href: '/vitaminas' })
    expect(chips.at(-1)).toEqual({ label: 'R$\u00a020,00 – R$\u00a080,00', href: '/vitaminas?marca=7' })
  })

  test('has the spec\u2019s orders without filters too', () => {
    const listing = listingOf({ conteudo: { produtos: [] } }, { order: 'menorpreco' })
    expect(listing.orders.map(({ id, active }) => [id, active])).toEqual([
      ['popularidade', false],
      ['menorpreco', true],
      ['maiorpreco', false],
      ['favoritos', false]
    ])
    expect(listing).toMatchObject({ total: 0, pageCount: 0, pages: [], next: null, previous: null, price: null })
  })
})

describe('content', () => {
  test('reads banners', () => {
    const [first, second] = read(readBanners, toBanners, examples.banners)
    expect(first).toMatchObject({ alt: 'Semana da imunidade', link: { href: '/vitaminas', external: false } })
    expect(second?.link).toBeNull()
    expect(first?.mobile?.source).toContain('mobile')
  })

  test('sorts banners by `ordem`, and keeps their order without it', () => {
    const banner = (ordem: unknown) => ({ ...examples.banners.banners[0], nome: `Banner ${ordem}`, ordem })
    const inOrder = (...orders: unknown[]) =>
      read(readBanners, toBanners, { banners: orders.map(banner) }).map(({ alt }) => alt)
    expect(inOrder(3, 1, 2)).toEqual(['Banner 1', 'Banner 2', 'Banner 3'])
    expect(inOrder(2, 9, 1)).toEqual(['Banner 1', 'Banner 2', 'Banner 9'])
  })

  test('reads menus of four levels', () => {
    const nested = (levels: number): object => ({
      label: `${levels}`,
      link: '',
      sub: levels > 0 ? [nested(levels - 1)] : []
    })
    let [item] = read(readMenu, toMenu, { nome: 'Menu', menu: [nested(9)] }).items
    let levels = 0
    while (item?.items) {
      ;[item] = item.items
      levels += 1
    }
    expect(levels).toBe(3)
  })

  test('reads a picture of a first-level menu entry', () => {
    const entry = (sub: object[]) => ({ label: 'Vitaminas', imagem: '/media/vitaminas.webp', sub })
    const [item] = read(readMenu, toMenu, { nome: 'Menu', menu: [entry([entry([])])] }).items
    expect(item?.picture).toBe('/media/vitaminas.webp')
    expect(item?.items).toEqual([{ label: 'Vitaminas' }])
  })

  test('resolves links of menus, and reads menus of keys and values', () => {
    const menu = read(readMenu, toMenu, examples.menu)
    expect(menu.items[0]).toMatchObject({ label: 'Vitaminas', link: { href: '/vitaminas', external: false } })
    expect(menu.items.find(({ label }) => label === 'Instagram')).toMatchObject({
      newTab: true,
      link: { external: true }
    })
    expect(menu.items.find(({ label }) => label === 'Texto sem link')).toEqual({ label: 'Texto sem link' })
    const contact = {
      nome: 'Contato',
      menu: [
        { label: 'WhatsApp', link: '(11) 90000-0000' },
        { label: 'e', link: 'a@b.example' }
      ]
    }
    const texts = read(readMenu, toMenu, contact)
    expect([menuText(texts, 'whatsapp'), menuText(texts, 'e'), menuText(texts, 'x')]).toEqual([
      '(11) 90000-0000',
      'a@b.example',
      ''
    ])
  })

  test('settings override only the constants that they name', () => {
    expect(read(readSettings, toSettings, { frete: [], sistema: { geral: [] } })).toEqual(DEFAULT_SETTINGS)
    const own = read(readSettings, toSettings, {
      configuracoes: {
        frete: { freteGratisValor: '250,00' },
        sistema: { geral: { loja: { manutencao: 's', itensPorPagina: 18 } } }
      }
    })
    expect(own).toMatchObject({
      freeShippingCents: 25_000,
      pageSize: 18,
      notice: { kind: 'maintenance', text: '', closed: false }
    })
  })

  test.each<[string, object, object, object]>([
    [
      'free shipping from',
      { freeShippingCents: 19_900 },
      { frete: { freteGratisValor: 99.9 } },
      { freeShippingCents: 9990 }
    ],
    ['page size', { pageSize: 12 }, loja({ itensPorPagina: '24' }), { pageSize: 24 }],
    ['order', { order: 'Popularidade' }, loja({ ordemPadrao: 'Menor Preço' }), { order: 'Menor Preço' }],
    ['countries', { countries: ['US', 'CA'] }, loja({ paises: ['PT', ''] }), { countries: ['PT'] }],
    ['no countries', { countries: ['US', 'CA'] }, loja({ paises: [] }), { countries: [] }],
    ['Pix', { pixPercent: 0 }, { pagamento: { descontoPix: '5' } }, { pixPercent: 5 }],
    ['boleto', { boletoPercent: 0 }, { pagamento: { descontoBoleto: 3 } }, { boletoPercent: 3 }],
    ['card brands', { cards: [] }, { pagamento: { bandeiras: [' Visa', '', 7] } }, { cards: ['Visa', '7'] }],
    ['subscriptions', { subscriptions: true }, { modulos: { assinatura: 'n' } }, { subscriptions: false }],
    ['gift list', { giftList: false }, { modulos: { listaPresente: true } }, { giftList: true }]
  ])('site configuration (spec 3): %s is as the spec says, unless the settings say otherwise', (_, spec, said, own) => {
    expect(DEFAULT_SETTINGS).toMatchObject(spec)
    expect(read(readSettings, toSettings, { frete: {}, ...said })).toEqual({ ...DEFAULT_SETTINGS, ...own })
  })

  test('sorts brands from A to Z', () => {
    const letters = read(readBrands, toBrandGroups, examples.brands).map(({ letter }) => letter)
    expect(letters).toEqual([...letters].sort())
  })

  test('reads pages, shipping and the user', () => {
    expect(read(readPage, toContentPage, examples.page).html).toMatch(/^<p>|^<h2>/)
    expect(read(readShipment, wire => toShipping(wire, 0), examples.shipment).options[0]).toMatchObject({
      price: 1890,
      label: 'PAC'
    })
    expect(read(readUser, toUser, examples.user)).toMatchObject({ signedIn: true })
  })
})

describe('cart', () => {
  test('lines have keys, options and cents', () => {
    const cart = read(readCart, toCart, examples.cart)
    expect(cart).toMatchObject({
      units: 3,
      total: 24_970,
      cash: { total: 23_722, percent: 5 },
      url: '/checkout/carrinho'
    })
    expect(cart.lines[0]).toMatchObject({
      key: '103|42|0|0|',
      options: ['Sabor: Chocolate'],
      price: { now: 14_990, was: 16_990 }
    })
  })

  test.each([
    [{ itens: [], total: 1, totalCarrinho: 2, subtotal: { valor: 3 } }, 100],
    [{ itens: [], total: null, totalCarrinho: '2,50', subtotal: { valor: 3 } }, 250],
    [{ itens: [], subtotal: { valor: 3 } }, 300],
    [{ itens: [], subtotal: [] }, null]
  ])('the total is the first number of three fields: %j', (body, total) => {
    expect(read(readCart, toCart, body).total).toBe(total)
  })

  test.each([
    [{ itens: [], url: 'https://pagamento.example/c/1', carrinho: { url: '/x' } }, 'https://pagamento.example/c/1'],
    [{ itens: [], carrinho: { url: 'https://www.nutrivida.example/checkout/c' } }, '/checkout/c'],
    [{ itens: [], url: 'javascript:alert(1)', carrinho: [] }, '/checkout/carrinho']
  ])('reads the address of the checkout: %j', (body, url) => expect(read(readCart, toCart, body).url).toBe(url))

  test.each([
    ['https://www.loja.example/checkout/c?sid=9', 'https://www.loja.example/checkout/c?sid=9'],
    ['https://api.example/finalizar/abc?x=1', 'https://api.example/finalizar/abc?x=1'],
    ['/finalizar/abc?x=1', 'https://api.example/finalizar/abc?x=1'],
    ['checkout/rel', 'https://api.example/checkout/rel'],
    ['mailto:a@b.example', '/checkout/carrinho'],
    ['', '/checkout/carrinho']
  ])('keeps the checkout’s address of a foreign API: %s', (url, expected) => {
    const foreign = { ...context, origins: ['https://api.example'], media: { base: 'https://api.example', hosts: [] } }
    const wire = readCart({ itens: [], url })
    expect(wire && toCart(wire, foreign).url).toBe(expected)
  })

  test('discounts have the server’s names', () => {
    const coupon = { nome: 'Cupom SEIVA10', desconto: 5, cupom: 'SEIVA10', removivel: true }
    const promocoes = [{ nome: 'Compre junto', desconto: 7.99 }, { nome: '', desconto: 1 }, 'x', coupon]
    expect(read(readCart, toCart, { itens: [], promocoes }).promotions).toEqual([
      { name: 'Compre junto', discount: 799, coupon: '', isRemovable: false },
      { name: 'Cupom SEIVA10', discount: 500, coupon: 'SEIVA10', isRemovable: true }
    ])
  })

  test('messages are plain text', () => {
    const body = { mensagens: [{ mensagem: 'Restam <b>5</b> unidades.' }, { mensagem: '' }] }
    expect(read(readCart, toCart, body).messages).toEqual(['Restam 5 unidades.'])
  })
})

function loja(said: object) {
  return { sistema: { geral: { loja: said } } }
}
