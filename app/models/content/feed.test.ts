import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFeed } from '../../contract/feed.ts'
import { FEED_END, toFeedPage, writeFeedItem, writeFeedStart } from './feed.ts'

const origin = 'https://loja.example'
const place = { language: 'pt', origins: [origin] } as const

function page(product: object, breadcrumb: object[] = []) {
  const wire = { id: 7, nome: 'Whey', status: 'disponivel', url: `${origin}/whey`, midias: { imagens: [picture('a')] } }
  const body = { estrutura: { breadcrumb }, conteudo: { produtos: [{ ...wire, ...product }] }, info: { total: 1 } }
  const read = readFeed(body)
  if (!read) throw new Error('no feed')
  return toFeedPage(read, place).items
}

function picture(name: string) {
  return { arquivos: { zoom: `${origin}/media/${name}.webp` } }
}

function write(product: object, breadcrumb?: object[]): string {
  return page(product, breadcrumb)
    .map(item => writeFeedItem(item, origin))
    .join('')
}

test('a product of the feed has Google’s fields, with the sale price beside the former one', () => {
  const crumbs = ['Início', 'Vitaminas', 'Vitamina D'].map(label => ({ label }))
  const product = {
    precos: { de: 199.9, por: 149.9, vista: 142.4 },
    marca: { nome: 'Norte & Sul' },
    ean: '7891000100103',
    mpn: 'W-1',
    descricoes: { longa: '<p>Pura</p>' },
    midias: { imagens: [picture('a'), picture('b')] }
  }
  expect(write(product, crumbs)).toBe(
    '<item><g:id>7</g:id><g:title>Whey</g:title><g:description>Pura</g:description>' +
      '<g:link>https://loja.example/whey</g:link>' +
      '<g:image_link>https://loja.example/img/1200/media/a.webp</g:image_link>' +
      '<g:additional_image_link>https://loja.example/img/1200/media/b.webp</g:additional_image_link>' +
      '<g:availability>in_stock</g:availability><g:price>199.90 BRL</g:price><g:sale_price>149.90 BRL</g:sale_price>' +
      '<g:brand>Norte &#38; Sul</g:brand><g:gtin>7891000100103</g:gtin><g:mpn>W-1</g:mpn>' +
      '<g:condition>new</g:condition><g:product_type>Vitaminas &#62; Vitamina D</g:product_type></item>\n'
  )
})

test('the feed leaves out unknown fields and invalid codes', () => {
  const text = write({ precos: { por: 10 }, ean: '123', status: 'indisponivel' })
  expect(text).toContain('<g:availability>out_of_stock</g:availability><g:price>10.00 BRL</g:price><g:condition>')
  expect(text).not.toMatch(/gtin|sale_price|mpn|brand|product_type/)
})

test.each([
  ['without a price', { precos: null }],
  ['on request', { precos: { por: 10 }, status: 'sobConsulta' }],
  ['without a picture', { precos: { por: 10 }, midias: { imagens: [] } }]
])('the feed leaves out a product %s', (_, product) => {
  expect(page(product)).toEqual([])
})

test('the feed is well-formed for any product name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'binary' }), (nome, curta) => {
      const items = write({ nome: `x${nome}`, precos: { por: 10 }, descricoes: { curta } })
      const xml = writeFeedStart({ name: nome, description: curta, origin }) + items + FEED_END
      const texts = xml.replace(/<\/?(g:)?[a-z_]+( [\w:]+="[^"<]*")*>|<\?xml [^>]*\?>/g, '')
      expect(texts).not.toMatch(/[<>"']|&(?!#\d+;)/)
      expect(texts).not.toMatch(/[^\P{Cc}\n]|\p{Cs}/u)
    })
  )
})
