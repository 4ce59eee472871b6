import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readDetail } from '../../app/contract/product-detail.ts'
import { toProductPage } from '../../app/models/product/product-page.ts'
import { subscribedPrice } from '../../app/models/product/subscription.ts'
import { ids } from '../fixtures/store.ts'
import { type Answer, backend, type Json, line, seedDatabase, shopper } from './backend.ts'
import { expectSchema } from './document.ts'

const CART = 'checkout/cart'
const api = backend()

beforeAll(() => seedDatabase())

beforeEach(async () => {
  const tables = ['submissions', 'notify_requests', 'quote_requests']
  await env.DB.batch(tables.map(table => env.DB.prepare(`DELETE FROM ${table}`)))
})

const person = { nome: 'Rui Dias', email: 'rui@exemplo.example' }

describe('tell me when it is back', () => {
  const notice = { idProduto: ids.soldOut, idAtributoValor: 0, ...person, mailing: true }

  it('is stored once per product, option and address, with success each time', async () => {
    for (const email of ['rui@exemplo.example', 'RUI@exemplo.example ', 'ana@exemplo.example']) {
      const answer = await post('product/solicitation', { ...notice, email })
      expect(answer.body).toEqual({
        sucesso: true,
        mensagem: 'Pronto! Avisaremos por e-mail quando o produto voltar.'
      })
      expectSchema('Sucesso', answer.body)
    }
    const flavour = { idProduto: ids.whey, idAtributoValor: ids.soldOutFlavour }
    expect((await post('product/solicitation', { ...notice, ...flavour })).status).toBe(200)
    expect(await rows('notify_requests')).toMatchObject([
      { product_id: ids.soldOut, variant_id: 0, email: 'rui@exemplo.example', mailing: 1, notified_at: null },
      { product_id: ids.soldOut, email: 'ana@exemplo.example' },
      { product_id: ids.whey, variant_id: ids.soldOutFlavour }
    ])
  })

  it('can be repeated after it was answered', async () => {
    await post('product/solicitation', notice)
    await env.DB.prepare('UPDATE notify_requests SET notified_at = 1').run()
    await post('product/solicitation', notice)
    expect(await rows('notify_requests')).toHaveLength(2)
  })

  it.each<[string, object, object]>([
    ['no name', { nome: '' }, { nome: 'Preencha o campo!' }],
    ['a wrong address', { email: 'a@b' }, { email: 'Informe um e-mail válido.' }],
    ['a short phone', { contato: '1234' }, { contato: 'Informe um telefone com DDD.' }],
    ['an unknown product', { idProduto: 1 }, { idProduto: 'Produto não encontrado.' }],
    [
      'an option of another product',
      { idAtributoValor: ids.vanilla },
      { idAtributoValor: 'Esta opção não é deste produto.' }
    ],
    ['a long message', { mensagem: 'x'.repeat(2_001) }, { mensagem: 'Use até 2000 caracteres.' }]
  ])('refuses %s', async (_, part, campos) => {
    const answer = await post('product/solicitation', { ...notice, ...part })
    expect(answer.status).toBe(422)
    expectSchema('Error', answer.body)
    expect(answer.body.campos).toEqual(campos)
    expect(await rows('notify_requests')).toEqual([])
  })

  it('is accepted twenty times an hour from one address', async () => {
    const ask = (index: number) => post('product/solicitation', { ...notice, email: `a${index}@exemplo.example` })
    const answers = await Promise.all(Array.from({ length: 22 }, (_, index) => ask(index)))
    expect(answers.filter(answer => answer.status === 429)).toHaveLength(2)
    expect(answers.find(answer => answer.status === 429)?.headers.has('retry-after')).toBe(true)
    expect(await rows('notify_requests')).toHaveLength(20)
  })
})

describe('a quote', () => {
  const quote = {
    idProduto: ids.quote,
    ...person,
    contato: '(11) 90000-0000',
    mensagem: 'Dez kits.\r\nPara quando?',
    mailing: false,
    enviarEmail: true
  }

  it('is stored as it was written', async () => {
    const answer = await post('product/budget', quote, { 'Accept-Language': 'en' })
    expect(answer.body).toMatchObject({ sucesso: true, mensagem: expect.stringMatching(/request for a quote/) })
    expectSchema('Sucesso', answer.body)
    expect(await rows('quote_requests')).toMatchObject([
      { product_id: ids.quote, phone: '(11) 90000-0000', message: 'Dez kits.\nPara quando?', mailing: 0, send_copy: 1 }
    ])
  })

  it('is stored once when repeated under one key', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    await Promise.all([post('product/budget', quote, key), post('product/budget', quote, key)])
    expect((await post('product/budget', quote, key)).headers.get('idempotent-replayed')).toBe('true')
    expect(await rows('quote_requests')).toHaveLength(1)
    expect((await post('product/budget', { ...quote, mensagem: 'x' }, key)).status).toBe(422)
  })

  it('names each wrong field', async () => {
    const { status, body } = await post('product/budget', { idProduto: ids.quote, contato: 'x' })
    expect(status).toBe(422)
    expect(Object.keys(body.campos)).toEqual(['nome', 'email', 'contato'])
  })
})

describe('buying together', () => {
  const both = (main: object, other: object) => ({ produtoPrincipal: main, produtoIndicado: other })

  it('becomes one cart call, and the cart applies the discount', async () => {
    const body = both({ id: ids.vitaminD, idAtributoValor: 0, preco: 0.01 }, { id: String(ids.tonic), preco: '0' })
    const answer = await post('product/combination', body)
    expect(answer.status).toBe(200)
    expectSchema('ShopResponse', answer.body)
    const cart = (await shopper()('POST', CART, answer.body.carrinho)).body
    expect(cart.mensagens).toEqual([])
    expect(cart.itens.map((item: Json) => item.precos.total)).toEqual([49.9, 40.5])
    expect(cart.promocoes).toEqual([{ id: ids.tonic, nome: 'Compre junto: Vinho tônico', desconto: 4.5 }])
  })

  it.each<[string, number, unknown, RegExp]>([
    ['products that are not offered together', 422, both({ id: ids.creatine }, { id: ids.tonic }), /vendidos juntos/],
    ['a sold-out one', 422, both({ id: ids.vitaminD }, { id: ids.soldOut }), /está indisponível/],
    ['an unknown one', 404, both({ id: ids.vitaminD }, { id: 1 }), /não encontrado/],
    ['one alone', 422, { produtoPrincipal: { id: ids.vitaminD } }, /produtoIndicado/],
    ['no body', 400, 'x', /JSON/]
  ])('refuses %s', async (_, status, body, message) => {
    const answer = await post('product/combination', body)
    expect(answer.status).toBe(status)
    expectSchema('Error', answer.body)
    expect(answer.body.error).toMatch(message)
    expect(answer.body.error).not.toContain('<')
  })
})

describe('a configured product', () => {
  const shop = (...produtos: object[]) => post('product/shop', { carrinho: true, produtos })
  const text = (valorText: string) => [{ id: ids.shaker, tipo: 'text', preco: 0, valorText }]

  it('enters the cart with its text, at the server’s price', async () => {
    const answer = await shop({
      id: ids.shaker,
      idAtributoValor: 0,
      preco: 0.01,
      quantidade: 2,
      assinatura: [],
      conjunto: [],
      personalizacao: text('  Ana \n Lu ')
    })
    expect(answer.status).toBe(200)
    expectSchema('ShopResponse', answer.body)
    expect(answer.body.carrinho).toMatchObject({ tipo: 'produto', hash: `p${ids.shaker}` })
    const cart = (await shopper()('POST', CART, answer.body.carrinho)).body
    expectSchema('CartResponse', cart)
    expect(cart.itens[0]).toMatchObject({ quantidade: 2, hash: { adicional: 'Ana Lu' }, personalizacao: ['Ana Lu'] })
    expect(cart.total).toBe(99.8)
  })

  it('is a line of its own with its interval when subscribed', async () => {
    const answer = await shop({ id: ids.vitaminD, assinatura: { recorrencia: 60 } })
    const ask = shopper()
    await ask('POST', CART, { tipo: 'produto', itens: [line(ids.vitaminD, 1)] })
    const cart = (await ask('POST', CART, answer.body.carrinho)).body
    expectSchema('CartResponse', cart)
    expect(cart.itens.map((item: Json) => item.assinatura)).toEqual([
      [],
      { recorrencia: 60, condicoes: '10% de desconto em cada entrega · Cancele quando quiser' }
    ])
    expect(cart.itens[1].hash.idUnidadeVenda).toBe(60)
  })

  it('may be several at once, with their options', async () => {
    const answer = await shop(
      { id: ids.whey, idAtributoValor: ids.vanilla },
      { id: ids.shaker, personalizacao: text('Rui') }
    )
    expect(answer.body.carrinho.hash).toBe(`p${ids.whey}a${ids.vanilla}-p${ids.shaker}`)
    expect((await shopper()('POST', CART, answer.body.carrinho)).body.quantidadeItens).toBe(2)
  })

  it.each<[string, object, string | null, RegExp]>([
    ['a text that is missing', { id: ids.shaker }, 'produtos.0.personalizacao', /Preencha/],
    [
      'a text of blanks',
      { id: ids.shaker, personalizacao: text(' ') },
      'produtos.0.personalizacao.0.valorText',
      /Preen/
    ],
    [
      'a text too long',
      { id: ids.shaker, personalizacao: text('Maximiliano José') },
      'produtos.0.personalizacao.0.valorText',
      /até 12 caracteres/
    ],
    [
      'a text on what takes none',
      { id: ids.tonic, personalizacao: [{ id: ids.tonic, valorText: 'x' }] },
      'produtos.0.personalizacao.0',
      /não tem esta personalização/
    ],
    [
      'a drawing',
      { id: ids.shaker, personalizacao: [{ id: ids.shaker, tipo: 'upload', valorUpload: 'x' }] },
      'produtos.0.personalizacao.0',
      /não tem esta/
    ],
    [
      'a subscription of what has none',
      { id: ids.tonic, assinatura: { recorrencia: 30 } },
      'produtos.0.assinatura',
      /não tem/
    ],
    [
      'a subscription of seven days',
      { id: ids.vitaminD, assinatura: { recorrencia: 7 } },
      'produtos.0.assinatura.recorrencia',
      /30, 60 ou 90/
    ],
    ['an option that is missing', { id: ids.whey }, 'produtos.0.idAtributoValor', /^Escolha uma opção de Whey/],
    ['an option that is sold out', { id: ids.whey, idAtributoValor: ids.soldOutFlavour }, null, /indisponível/],
    ['more than there are', { id: ids.creatine, quantidade: 6 }, 'produtos.0.quantidade', /Restam 5 unidades/],
    ['parts', { id: ids.vitaminD, conjunto: { id: 1, componentes: [{ id: 2 }] } }, null, /conjunto/],
    ['no units', { id: ids.vitaminD, quantidade: 0 }, null, /quantidade/]
  ])('refuses %s', async (_, produto, field, message) => {
    const answer = await shop(produto)
    expect(answer.status).toBe(422)
    expectSchema('Error', answer.body)
    expect(answer.body.error).toMatch(message)
    if (field !== null) expect(answer.body.campos).toEqual({ [field]: answer.body.error })
  })

  it('names the one of several that is refused', async () => {
    const answer = await shop({ id: ids.vitaminD }, { id: ids.whey })
    expect(Object.keys(answer.body.campos)).toEqual(['produtos.1.idAtributoValor'])
  })

  it('answers 404 for an unknown product, and 422 without one', async () => {
    expect((await shop({ id: 1 })).status).toBe(404)
    expect((await shop()).status).toBe(422)
  })
})

describe('wholesale', () => {
  const detail = async (path: string) => (await api.get(`url/product/detail?url=${path}`)).body

  it('is on the product’s page', async () => {
    const body = await detail('/vitamina-d3-2000-ui-30-capsulas')
    expectSchema('DetalheResponse', body)
    expect(body.conteudo.precos.regrasAtacado).toEqual([
      { quantidade: 3, preco: 27.9 },
      { quantidade: 10, preco: 24.9 }
    ])
    expect((await detail('/vinho-tonico')).conteudo.precos.regrasAtacado).toEqual([])
  })

  it('is what the cart charges, over any lines', async () => {
    const ask = shopper()
    const add = (quantity: number, rest = {}) =>
      ask('POST', CART, { tipo: 'produto', itens: [line(ids.smallVitaminD, quantity, rest)] })
    expect((await add(2)).body.total).toBe(59.8)
    expect((await add(1, { idUnidadeVenda: 30 })).body.total).toBe(83.7)
    expect((await add(7)).body).toMatchObject({ total: 249, itens: [{ precos: { precoPor: 24.9 } }, {}] })
    expect((await ask('PUT', CART, line(ids.smallVitaminD, 0))).body.total).toBe(29.9)
  })
})

describe('the page of a product', () => {
  it('shows the subscription’s price that the cart charges', async () => {
    const page = readDetail((await api.get('url/product/detail?url=/vitamina-d3-2000-ui-60-capsulas')).body)
    const product = page && toProductPage(page, { language: 'pt', origins: [] })
    const promised = subscribedPrice(product?.price?.now ?? 0, product?.subscription?.percent ?? 0)
    expect(promised).toBe(44_91)
    const itens = [line(ids.vitaminD, 3, { parametros: 'recorrencia=30' }), line(ids.vitaminD, 1)]
    const cart = (await shopper()('POST', CART, { tipo: 'produto', itens })).body
    expect(cart.total).toBe((promised * 3 + 49_90) / 100)
    expect(cart.itens[0].precos).toMatchObject({ precoPor: 44.91, total: 134.73 })
  })

  it('lists a kit’s parts with their numbers', async () => {
    const { conteudo } = (await api.get('url/product/detail?url=/kit-sob-consulta')).body
    expectSchema('ProdutoDetalhe', conteudo)
    const parts = conteudo.componentes.map(({ quantidade, produto }: Json) => [
      quantidade,
      produto.id,
      produto.precos.por
    ])
    expect(parts).toEqual([
      [2, ids.vitaminD, 49.9],
      [1, ids.creatine, 89.9]
    ])
  })

  it('lists its subscriptions', async () => {
    const { conteudo } = (await api.get('url/product/detail?url=/vitamina-d3-2000-ui-60-capsulas')).body
    const condicoesAssinatura = { desconto: 10, cancelaQuandoQuiser: true }
    expect(conteudo).toMatchObject({ assinatura: true, recorrencias: [30, 60, 90], condicoesAssinatura })
    const none = (await api.get('url/product/detail?url=/vinho-tonico')).body.conteudo
    expect(none).toMatchObject({ assinatura: false, recorrencias: [], condicoesAssinatura: [], idadeMinima: 18 })
  })
})

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return api.send('POST', path, { body, headers: { 'X-Forwarded-For': '203.0.113.9', ...headers } })
}

async function rows(table: string): Promise<Json[]> {
  return (await env.DB.prepare(`SELECT * FROM ${table} ORDER BY id`).all()).results
}
