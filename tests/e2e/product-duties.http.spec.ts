import { type APIRequestContext, expect, test } from '@playwright/test'
import { readDemo } from '../../worker/commerce/demo/read-demo.ts'
import { readPage, wordsOf } from '../support/read-page.ts'
import { sample } from '../support/sample.ts'

const { products } = readDemo()
const A_DAY = 12
const CAUTIONS = [
  'Este produto não é um medicamento.',
  'Não exceder a recomendação diária de consumo indicada na embalagem.',
  'Mantenha fora do alcance de crianças.'
]

for (const { slug, kind, nutrition, ingredients, allergens, notification } of sample(products, A_DAY)) {
  test(`/${slug} says the same facts on its page, in Markdown and in structured data`, async ({ request }) => {
    const page = await readPage(request, `/${slug}`)
    const markdown = plain(await textOf(request, `/${slug}.md`))
    const facts = [
      ['Ingredientes', kind === 'acessorio' ? '' : ingredients.pt],
      ['País de origem', 'Brasil'],
      ['Alergênicos', allergens?.pt ?? ''],
      ['Alimento notificado na Anvisa', notification ?? ''],
      ...(nutrition?.rows ?? []).map(({ label, amount }) => [label.pt, amount])
    ].filter(([, value]) => value)
    const structured = structuredFacts(page.html)
    // Search engines want a product only with an offer or a rating.
    const isDescribed = structured.length > 0
    for (const [label = '', value = ''] of facts) {
      expect(plain(page.words), label).toContain(plain(value))
      expect(markdown, label).toContain(plain(value))
      if (isDescribed) expect(structured, label).toContainEqual([label, value])
    }
    if (nutrition) {
      expect(plain(page.words)).toContain(`Porções por embalagem: ${nutrition.servingsPerPack}`)
      expect(plain(page.words)).toContain(`Porção: ${nutrition.serving.pt}`)
      expect(markdown).toContain(`- Porção: ${nutrition.serving.pt}`)
    }
    const warned = CAUTIONS.map(caution => [page.words.includes(caution), markdown.includes(caution)])
    const isSupplement = kind === 'suplemento'
    if (kind !== 'kit') expect(warned).toEqual(CAUTIONS.map(() => [isSupplement, isSupplement]))
    expect(markdown).not.toMatch(/^- :/m)
  })
}

test('a supplement in English has its cautions, and a shaker has neither them nor a price per measure', async ({
  request
}) => {
  const english = await request.get('/creatina-micronizada-300-g-serra-alta', { headers: { cookie: 'language=1' } })
  const said = wordsOf(await english.text())
  expect(said).toContain('This product is not a medicine. Do not exceed the daily intake')
  expect(said).toContain('Food notified to Anvisa')
  expect(said).not.toContain('Alimento notificado')
  const { words } = await readPage(request, '/coqueteleira-com-mola-600-ml-aroeira')
  expect(words).not.toContain('não é um medicamento')
  expect(words).not.toContain('por 100 ml')
})

test('the price per measure is on the page, in Markdown, in structured data and in the feed', async ({ request }) => {
  const path = '/whey-protein-concentrado-900-g-arco-forte'
  const { html, words } = await readPage(request, path)
  expect(plain(words)).toContain('R$ 15,54 por 100 g')
  expect(plain(await textOf(request, `${path}.md`))).toContain('Preço por medida: R$ 15,54 por 100 g')
  expect(html).toContain(
    '"referenceQuantity":{"@type":"QuantitativeValue","value":900,"unitCode":"GRM","valueReference":{"@type":"QuantitativeValue","value":100,"unitCode":"GRM"}}'
  )
  const feed = await textOf(request, '/feeds/produtos.xml')
  expect(feed).toContain(
    '<g:unit_pricing_measure>900 g</g:unit_pricing_measure><g:unit_pricing_base_measure>100 g</g:unit_pricing_base_measure>'
  )
  expect(feed).toMatch(/<g:unit_pricing_measure>60 ct<\/g:unit_pricing_measure><g:unit_pricing_base_measure>1 ct</)
  const [, shaker = ''] = /<g:link>[^<]*\/coqueteleira-com-mola-600-ml-aroeira<(.*?)<\/item>/s.exec(feed) ?? []
  expect(shaker).not.toContain('unit_pricing')
})

test('interest is shown per month and per year', async ({ request }) => {
  const { words } = await readPage(request, '/whey-isolado-puro-18-kg-serra-alta')
  expect(words).toMatch(/sem juros/)
  expect(plain(words)).toMatch(/com juros de 2,99% ao mês \(42,41% ao ano\)/)
})

test('a food’s page says what it is high in', async ({ request }) => {
  const { words } = await readPage(request, '/chocolate-70-cacau-80-g-cerrado-vivo')
  expect(words).toMatch(/Alto em\s+açúcar adicionado\s+gordura saturada/)
})

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path)
  expect([path, response.status()]).toEqual([path, 200])
  return response.text()
}

interface Described {
  '@type': string
  additionalProperty?: { name: string; value: string }[]
  countryOfOrigin?: { name: string }
}

function structuredFacts(html: string): [name: string, value: string][] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const things: Described[] = JSON.parse(json)['@graph'] ?? []
  const product = things.find(thing => /^Product/.test(thing['@type']))
  if (!product) return []
  const { additionalProperty = [], countryOfOrigin } = product
  const named = additionalProperty.map(({ name, value }): [string, string] => [name, value])
  return [...named, ['País de origem', countryOfOrigin?.name ?? '']]
}

/** Without the marks of Markdown, the escapes of HTML and no-break spaces. */
function plain(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\\([*_.|()[\]#+-])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ - /g, '\n- ')
}
