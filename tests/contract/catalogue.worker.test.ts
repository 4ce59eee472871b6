import { beforeAll, describe, expect, it } from 'vitest'
import { ids } from '../fixtures/store.ts'
import { backend, type Json, ORIGIN, seedDatabase } from './backend.ts'
import { expectSchema } from './document.ts'

const api = backend()
const languages = ['pt-BR', 'en']
const detailOf = (path: string) => `url/product/detail?url=${path}`

beforeAll(() => seedDatabase())

describe.each(languages)('every call answers as the contract says, in %s', language => {
  const calls: [string, string][] = [
    ['url/verify?url=/vitaminas', 'VerifyResponse'],
    ['url/home', 'PaginaResponse'],
    ['url/page?url=/pagina/quem-somos', 'PaginaResponse'],
    ['url/page?url=/pagina', 'PaginaResponse'],
    [detailOf('/whey-900-g-pico'), 'DetalheResponse'],
    [detailOf('/vitamina-d3-2000-ui-60-capsulas'), 'DetalheResponse'],
    [detailOf('/coqueteleira-gravada'), 'DetalheResponse'],
    [detailOf('/vinho-tonico'), 'DetalheResponse'],
    ['url/product/listing/category?url=/vitaminas', 'ListagemResponse'],
    [
      'url/product/listing/category?url=/vitaminas&filtro=1&marca=1&preco=20-80&descontoPrecoPor=1-90',
      'ListagemResponse'
    ],
    ['url/product/listing/brand?url=/marcas/pico', 'ListagemResponse'],
    ['url/product/listing/landing-page?url=/c/imunidade', 'ListagemResponse'],
    ['url/product/listing/search?busca=whey', 'ListagemResponse'],
    ['url/product/listing/search?busca=nada-disso-existe', 'ListagemResponse'],
    ['url/list/listing?url=/lista', 'ListIndexResponse'],
    ['url/list/detail?url=/lista/primeiros-passos', 'ListDetailResponse'],
    ['showcase/products/first-showcase', 'VitrineResponse'],
    ['showcase/products/no-such-showcase', 'VitrineResponse'],
    ['showcase/products/ultimos-vistos?seenProducts=103;101', 'VitrineResponse'],
    ['showcase/products/produto-detalhe-indicados?productId=101', 'VitrineResponse'],
    ['showcase/banners/banner-principal-home', 'BannersResponse'],
    ['showcase/banners/no-such-banner', 'BannersResponse'],
    ['struct/menus/menu-principal', 'MenuResponse'],
    ['struct/menus/no-such-menu', 'MenuResponse'],
    ['struct/popup/home', 'PopupResponse'],
    ['struct/popup/page', 'EmptyArray'],
    ['settings', 'SettingsResponse'],
    ['brands?ativo=true', 'BrandsResponse'],
    ['checkout/cart', 'CartResponse'],
    ['checkout/user', 'UserResponse'],
    ['ping', 'Sucesso']
  ]

  it.each(calls)('%s is a %s', async (path, schema) => {
    const answer = await api.get(path, { headers: { 'Accept-Language': language } })
    expect(answer.status).toBe(200)
    expectSchema(schema, answer.body)
  })
})

describe('pages', () => {
  it('verifies the type of a path with any ending', async () => {
    const niveis: Record<string, string> = {
      '/': 'home',
      '/vitaminas/': 'product/listing/category',
      '/vitaminas/vitamina-d/vitamina-d3/altas-doses': 'product/listing/category',
      '/marcas/pico': 'product/listing/brand',
      '/c/imunidade': 'product/listing/landing-page',
      '/busca?busca=whey': 'product/listing/search',
      '/whey-900-g-pico.html': 'product/detail',
      '/lista': 'list/listing',
      '/lista/primeiros-passos': 'list/detail',
      '/pagina/quem-somos': 'page',
      '/pagina': 'page'
    }
    for (const [path, nivel] of Object.entries(niveis))
      expect((await api.get(`url/verify?url=${encodeURIComponent(path)}`)).body).toEqual({ nivel })
  })

  it.each([
    'url/verify?url=/nada',
    'url/page?url=/pagina/nada',
    detailOf('/nada'),
    detailOf('/vitaminas'),
    detailOf("/'--"),
    'url/product/listing/category?url=/nada',
    'url/product/listing/brand?url=/marcas/nada',
    'url/list/detail?url=/lista/nada',
    'url/product/listing/category?url=/vitamina-d',
    'no/such/call'
  ])('answers 404 in the requested language for %s', async path => {
    expect(await api.get(path)).toMatchObject({ status: 404, body: { error: 'Página não encontrada' } })
    const english = await api.get(path, { headers: { 'Accept-Language': 'en-US,en;q=0.9,pt;q=0.5' } })
    expect(english.body).toEqual({ error: 'This page could not be found' })
  })

  it.each([
    ['pt-BR', 'Páginas da loja', 'Quem somos', 'A nossa história.'],
    ['en', 'Pages of the store', 'About us', 'Our story.']
  ])('have an index at /pagina, in %s', async (language, title, name, about) => {
    const { body } = await api.get('url/page?url=/pagina/', { headers: { 'Accept-Language': language } })
    expect(body.conteudo.nome).toBe(title)
    expect(body.conteudo.conteudo).toContain(`<a href="/pagina/quem-somos">${name}</a><br>${about}`)
    expect(body.estrutura.seo.canonical).toBe(`${ORIGIN}/pagina`)
    expect(body.estrutura.breadcrumb.at(-1)).toMatchObject({ label: title, atual: true, url: `${ORIGIN}/pagina` })
  })

  it('writes absolute addresses on the origin of the request', async () => {
    const { body } = await api.get(detailOf('/vitamina-d3-2000-ui-60-capsulas'))
    expect(body.conteudo.url).toBe(`${ORIGIN}/vitamina-d3-2000-ui-60-capsulas`)
    expect(body.conteudo.midias.imagens[0].arquivos.zoom).toBe(
      `${ORIGIN}/media/products/vitamina-d3-2000-ui-60-capsulas-1.webp`
    )
    const forwarded = await api.get('url/home', { headers: { 'X-Forwarded-Host': 'www.seiva.example' } })
    expect(forwarded.body.estrutura.seo.canonical).toBe('https://www.seiva.example/')
  })
})

describe('a product', () => {
  it('has prices, siblings, and only combinations that can be bought', async () => {
    const { conteudo } = (await api.get(detailOf('/vitamina-d3-2000-ui-60-capsulas'))).body
    expect(conteudo.precos).toMatchObject({ de: 59.9, por: 49.9, vista: 47.41, descontoVista: 5 })
    expect(conteudo.atributos.unico.valores.map((v: Json) => [v.label, v.selecionado])).toEqual([
      ['30 cápsulas', false],
      ['60 cápsulas', true]
    ])
    expect(conteudo.combinacoes.map((c: Json) => c.produto.id)).toEqual([ids.tonic])
    expect(conteudo.categoria.taxonomia).toHaveLength(4)
    expect(conteudo.caracteristicas[0].itens.map((item: Json) => item.valor)).toContain('10.000 µg | 50 µg | 333%')
    expect(conteudo.avaliacao.avaliacoes.every((review: Json) => review.email === '')).toBe(true)
  })

  it('has a cart body for each variant in stock', async () => {
    const { conteudo } = (await api.get(detailOf('/whey-900-g-pico'))).body
    expect(conteudo.carrinho).toEqual([])
    expect(conteudo.estoque).toBe(11)
    const [chocolate, vanilla, strawberry] = conteudo.atributos.simples.valores
    expect(chocolate.carrinho.itens[0].idAtributoSimples).toBe(String(ids.chocolate))
    expect(vanilla.precos.por).toBe(159.9)
    expect(strawberry.carrinho).toEqual([])
  })

  it.each([
    ['a listing', 'url/product/listing/category?url=/proteinas', (body: Json) => body.conteudo.produtos],
    ['a showcase', 'showcase/products/first-showcase?limit=100', (body: Json) => body.produtos]
  ])('has its short text as markup in %s, and installments for each variant', async (_, path, products) => {
    const found: Json[] = products((await api.get(path)).body)
    const texts = found.map(({ descricoes }) => descricoes)
    expect(texts.map(({ longa }) => longa)).toEqual(texts.map(({ curta }) => `<p>${curta}</p>`))
    const variants = found.flatMap(({ atributos }) => atributos.simples?.valores ?? [])
    const sums = variants.map(({ precos }) => [precos.por, precos.parcelamento[0]?.valorTotal])
    expect(sums.length).toBeGreaterThan(0)
    expect(sums).toEqual(sums.map(([price]) => [price, price]))
  })

  it('names its film’s platform, and has no `video` without a film', async () => {
    const { video } = (await api.get(detailOf('/vinho-tonico'))).body.conteudo
    expect(video).toEqual({ plataforma: 'arquivo', url: `${ORIGIN}/media/videos/rotina.mp4` })
    expect((await api.get(detailOf('/whey-900-g-pico'))).body.conteudo).not.toHaveProperty('video')
  })

  it('says whether it needs a quote, a text or an age', async () => {
    expect((await api.get(detailOf('/kit-sob-consulta'))).body.conteudo.status).toBe('sobConsulta')
    expect((await api.get(detailOf('/vinho-tonico'))).body.conteudo).toMatchObject({ idadeMinima: 18 })
    const { personalizacoes, carrinho } = (await api.get(detailOf('/coqueteleira-gravada'))).body.conteudo
    expect(personalizacoes[0]).toMatchObject({ tipo: 'text', obrigatorio: 's', valorMaximo: 12, preco: 10 })
    expect(carrinho).toEqual([])
  })
})

describe('showcases', () => {
  it('put the chosen products first, and leave out what cannot be bought', async () => {
    const { vitrine, produtos } = (await api.get('showcase/products/second-showcase')).body
    expect(vitrine.titulo).toBe('Ofertas')
    expect(produtos).toHaveLength(3)
    expect(produtos[0].id).toBe(ids.creatine)
    expect(produtos.every((p: Json) => p.status === 'disponivel')).toBe(true)
    expect((await api.get('showcase/products/first-showcase?limit=2')).body.produtos).toHaveLength(2)
  })

  it('list viewed products in their order, and related ones without the product itself', async () => {
    const seen = (await api.get('showcase/products/ultimos-vistos?productId=104&seenProducts=103;104;101;x;999999'))
      .body
    expect(seen.produtos.map((p: Json) => p.id)).toEqual([103, 101])
    const related = (await api.get('showcase/products/produto-detalhe-indicados?productId=101')).body
    expect(related.produtos.map((p: Json) => p.id)).toEqual([ids.smallVitaminD])
  })
})

describe('menus', () => {
  it('link internal items by their route, and leave plain text', async () => {
    const { menu } = (await api.get('struct/menus/menu-principal', { headers: { 'Accept-Language': 'en' } })).body
    const byLabel = Object.fromEntries(menu.map((item: Json) => [item.label, item]))
    expect(byLabel.Vitamins.imagem).toBe(`${ORIGIN}/media/categories/vitaminas.webp`)
    expect(byLabel.Vitamins.sub[0].rota.path).toBe('/vitaminas/vitamina-d')
    expect(byLabel.Search).toMatchObject({ link: `${ORIGIN}/busca?busca=imunidade`, rota: [] })
    expect(byLabel.whatsapp.link).toBe('(11) 90000-0000')
    expect(byLabel.Blog).toMatchObject({ target: '_blank', tipo: 'personalizado' })
  })
})
