import { expect, test } from 'vitest'
import '../../i18n/english.ts'
import { readListing } from '../../contract/listing.ts'
import { readDetail } from '../../contract/product-detail.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { toListing } from '../listing/listing.ts'
import { toProductPage } from '../product/product-page.ts'
import { listingMarkdown } from './listing-markdown.ts'
import { failureMarkdown } from './page-markdown.ts'
import { productMarkdown } from './product-markdown.ts'

const origin = 'https://loja.example'
const place = { language: 'pt', origins: [origin] } as const
const [pt, en] = [createTranslator('pt'), createTranslator('en')]

const whey = {
  id: 1,
  nome: 'Whey *Puro*',
  status: 'disponivel',
  url: `${origin}/whey`,
  sku: 'W-1',
  marca: { nome: 'Norte' },
  precos: { de: 199.9, por: 149.9, vista: 142.4, parcelamento: [{ parcelas: 3, valorParcela: 49.97, taxa: 0 }] },
  descricoes: { curta: 'Pura.', longa: '<p>Vinte <b>gramas</b>.</p>' },
  avaliacao: {
    media: 4.8,
    quantidade: 1,
    avaliacoes: [{ nome: 'Ana', nota: 5, comentario: 'Bom', data: '2026-03-14' }]
  },
  caracteristicas: [
    {
      nome: 'Informação nutricional',
      itens: [
        { label: 'Porção', valor: '30 g' },
        { label: 'Proteína', valor: '24 g | 48%' }
      ]
    }
  ],
  atributos: { simples: { nome: 'Sabor', valores: [{ idAtributoValor: 41, label: 'Cacau', estoque: 0 }] } }
}

function product(changes: object = {}, t = pt) {
  const wire = readDetail({ estrutura: {}, conteudo: { ...whey, ...changes } })
  if (!wire) throw new Error('no product')
  const page = toProductPage(wire, { ...place, language: t.language })
  return productMarkdown({ product: page, texts: page, similar: [], canonical: `${origin}/whey`, origin }, t)
}

test('a product’s Markdown has price, availability, options, texts, nutrition facts and reviews', () => {
  const lines = product().replaceAll('\u00a0', ' ').split('\n')
  expect(lines[0]).toBe('# Whey \\*Puro\\*')
  expect(lines).toEqual(
    expect.arrayContaining([
      '> Pura.',
      '- Preço: R$ 149,90 (de R$ 199,90)',
      '- No Pix: R$ 142,40',
      '- Parcelado: 3x de R$ 49,97 sem juros',
      '- Disponibilidade: Em estoque',
      '- Página: https://loja.example/whey',
      '- Cacau. Disponibilidade: Sem estoque. https://loja.example/whey?atributo=41',
      'Vinte **gramas**.',
      '| Proteína | 24 g | 48% |',
      '- 5/5, Ana, 14 de março de 2026: Bom'
    ])
  )
})

test('a kit’s Markdown lists its parts, their prices and the saving', () => {
  const part = (nome: string, por: number, quantidade: number) => {
    return { quantidade, produto: { id: por, nome, url: `${origin}/parte-${por}`, precos: { por } } }
  }
  const text = product({ componentes: [part('Creatina', 100, 1), part('Barra', 10, 6)] }).replaceAll('\u00a0', ' ')
  expect(text).toContain('## O que vem no kit')
  expect(text).toContain('- [Creatina](https://loja.example/parte-100): R$ 100,00')
  expect(text).toContain('- [6 × Barra](https://loja.example/parte-10): R$ 60,00')
  expect(text).toContain('Separados R$ 160,00 · No kit R$ 149,90 · Você economiza R$ 10,10')
})

test('a product’s facts all have names, and the serving stands apart from the servings of the pack', () => {
  const caracteristicas = [
    {
      nome: 'Informação nutricional',
      itens: [
        { label: 'Porções por embalagem', valor: '30' },
        { label: 'Porção', valor: '30 g (1 dosador)' },
        { label: 'Cafeína', valor: '667 mg | 200 mg | **' }
      ]
    },
    { nome: 'Modo de uso', itens: [{ label: '', valor: 'Uma ao dia.' }] }
  ]
  const text = product({ nome: 'Cafeína 900 g', caracteristicas }).replaceAll('\u00a0', ' ')
  expect(text).toContain('- Porções por embalagem: 30\n- Porção: 30 g (1 dosador)\n')
  expect(text).toContain('| Informação nutricional | 100 g | Por porção | %VD\\* |')
  expect(text).toContain('| Cafeína | 667 mg | 200 mg | \\*\\* |')
  expect(text).toContain('\\*\\*Valor diário não estabelecido.')
  expect(text).toContain('## Modo de uso\n\nUma ao dia.\n\n**Este produto não é um medicamento.**')
  expect(text).toContain('- Preço por dose: R$ 5,00\n- Preço por medida: R$ 16,66 por 100 g')
  expect(text).not.toContain('- :')
})

test('a review of a buyer says so', () => {
  const avaliacoes = [{ nome: 'Ana', nota: 5, comentario: 'Bom', data: '2026-03-14', compraVerificada: true }]
  expect(product({ avaliacao: { media: 5, quantidade: 1, avaliacoes } })).toContain(
    '- 5/5, Ana (Compra verificada), 14 de março de 2026: Bom'
  )
})

test('a product’s Markdown is in English too, and has no price where there is none', () => {
  expect(product({}, en)).toContain('- Availability: In stock')
  const quote = product({ status: 'sobConsulta' })
  expect(quote).toContain('- Disponibilidade: Preço sob consulta')
  expect(quote).not.toContain('- Preço:')
})

test('a listing’s Markdown has products with prices and the neighbouring pages', () => {
  const wire = readListing({
    estrutura: {},
    conteudo: { categoria: { nome: 'Whey' }, produtos: [whey] },
    info: { total: 30 }
  })
  if (!wire) throw new Error('no listing')
  const request = { kind: 'category', path: '/wheys', search: '', order: '', page: 2, limit: 12 } as const
  const { products, ...listing } = toListing(wire, place, request)
  const text = listingMarkdown({ listing, views: { products }, canonical: `${origin}/wheys?pg=2`, origin }, pt)
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    '- [Whey \\*Puro\\*](https://loja.example/whey), Norte: R$ 149,90. Em estoque'
  )
  expect(text).toContain('- Produtos: 30 produtos, Página 2 de 3')
  expect(text).toContain('- Próxima página: https://loja.example/wheys?pg=3')
})

test('a search’s Markdown shows the words that were left out', () => {
  const busca = { texto: 'whey voador', corrigido: 'whey', semResultado: ['voador'] }
  const wire = readListing({ estrutura: {}, conteudo: { produtos: [whey], busca }, info: { total: 1 } })
  if (!wire) throw new Error('no listing')
  const request = {
    kind: 'search',
    path: '/busca',
    search: '?busca=whey+voador',
    order: '',
    page: 1,
    limit: 12
  } as const
  const { products, ...listing } = toListing(wire, place, request)
  const parts = { listing, views: { products }, canonical: `${origin}/busca?busca=whey+voador`, origin }
  expect(listingMarkdown(parts, pt)).toContain('Sem resultados para “voador”: mostramos “whey”.')
})

test('a missing page’s Markdown links to others', () => {
  expect(failureMarkdown(404, origin, pt)).toContain('# 404 Página não encontrada')
  expect(failureMarkdown(503, origin, en)).toContain('(https://loja.example/llms.txt)')
})
