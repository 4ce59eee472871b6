import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { statementsOf } from '../../worker/commerce/demo/sql/statements.ts'
import { backend, type Json, ORIGIN } from './backend.ts'
import { demo } from './demo.ts'
import { expectSchema } from './document.ts'

/** The seeded store: all linked pages exist, and every page matches the document. */
const api = backend()
const languages = ['pt-BR', 'en']
const statements = statementsOf(demo)

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  await env.DB.batch(statements.map(statement => env.DB.prepare(statement)))
}, 60_000)

async function column(sql: string): Promise<string[]> {
  const { results } = await env.DB.prepare(sql).all<{ value: string }>()
  return results.map(row => row.value)
}

async function ask(path: string, language: string | undefined): Promise<Json> {
  const answer = await api.get(path, { headers: { 'Accept-Language': language ?? 'pt-BR' } })
  expect(answer.status, path).toBe(200)
  return answer.body
}

describe('the seed', () => {
  it('consists of statements that D1 accepts, and can run again', async () => {
    for (const statement of statements) expect(new TextEncoder().encode(statement).length).toBeLessThan(100_000)
    await env.DB.batch(statements.map(statement => env.DB.prepare(statement)))
    expect(await column('SELECT count(*) AS value FROM products')).not.toEqual([0])
  }, 60_000)
})

describe('pages', () => {
  it('shows every product', async () => {
    for (const [index, slug] of (await column('SELECT slug AS value FROM products ORDER BY id')).entries())
      expectSchema('DetalheResponse', await ask(`url/product/detail?url=/${slug}`, languages[index % 2]))
  }, 120_000)

  it('lists products in every category, brand and landing page', async () => {
    const places: [string, string][] = [
      ['category', 'SELECT path AS value FROM categories'],
      ['brand', "SELECT '/marcas/' || slug AS value FROM brands"],
      ['landing-page', "SELECT '/c/' || slug AS value FROM landing_pages"]
    ]
    for (const [kind, sql] of places)
      for (const [index, path] of (await column(sql)).entries()) {
        const body = await ask(`url/product/listing/${kind}?url=${path}`, languages[index % 2])
        expectSchema('ListagemResponse', body)
        expect(body.info.total, path).toBeGreaterThan(0)
      }
  }, 120_000)

  it('has content pages, lists, showcases, banners and menus', async () => {
    const calls: [string, string, string][] = [
      ['url/page?url=/pagina/', 'SELECT slug AS value FROM pages', 'PaginaResponse'],
      ['url/list/detail?url=/lista/', 'SELECT slug AS value FROM lists', 'ListDetailResponse'],
      ['showcase/products/', 'SELECT name AS value FROM showcases', 'VitrineResponse'],
      ['showcase/banners/', 'SELECT name AS value FROM banner_groups', 'BannersResponse'],
      ['struct/menus/', 'SELECT name AS value FROM menus', 'MenuResponse']
    ]
    for (const [call, sql, schema] of calls)
      for (const name of await column(sql))
        for (const language of languages) expectSchema(schema, await ask(call + name, language))
  }, 120_000)

  it('lists products for every seller', async () => {
    for (const slug of await column('SELECT slug AS value FROM sellers')) {
      for (const language of languages)
        expectSchema('VendedorResponse', await ask(`marketplace/seller/${slug}`, language))
      const body = await ask(`url/product/listing/landing-page?url=/vendedor/${slug}`, 'pt-BR')
      expect(body.info.total, slug).toBeGreaterThan(11)
    }
  })

  it('are all in the sitemap', async () => {
    const body = await ask('url/sitemap', 'pt-BR')
    expectSchema('SitemapResponse', body)
    const tables = ['categories', 'brands', 'products', 'lists', 'pages', 'landing_pages', 'sellers']
    const counts = (await Promise.all(tables.map(table => column(`SELECT count(*) AS value FROM ${table}`)))).flat()
    expect(body.paths.length).toBe(6 + counts.reduce((sum, count) => sum + Number(count), 0))
  })

  it('fills every showcase', async () => {
    for (const name of await column('SELECT name AS value FROM showcases'))
      expect((await ask(`showcase/products/${name}`, 'pt-BR')).produtos.length, name).toBeGreaterThan(3)
  })

  it('have no broken links', async () => {
    const inside = (await Promise.all((await column('SELECT name AS value FROM menus')).map(menuLinks))).flat()
    const banners = await column("SELECT link AS value FROM banners WHERE link LIKE '/%'")
    const paths = [...new Set([...inside, ...banners])].map(link => link.split(/[?#]/)[0] ?? '')
    const fixed = /^\/(marcas|vendedores.*|vendedor\/.*|checkout\/.*|favoritos|minha-conta.*|contato|comparar)$/
    for (const path of paths.filter(link => !fixed.test(link)))
      await ask(`url/verify?url=${encodeURIComponent(path)}`, 'pt')
  }, 60_000)

  async function menuLinks(name: string): Promise<string[]> {
    const flat = (items: Json[]): Json[] => items.flatMap(item => [item, ...flat(item.sub)])
    const links = flat((await ask(`struct/menus/${name}`, 'pt-BR')).menu).map(item => item.link)
    return links.filter(link => link.startsWith(`${ORIGIN}/`)).map(link => link.slice(ORIGIN.length))
  }
})

describe('search', () => {
  it.each([
    ['vitamina c', /^vitamina c/i],
    ['WHEY', /whey/i],
    ['omega 3', /ômega 3/i],
    ['colageno', /colágeno/i],
    ['creatine', /creatina/i]
  ])('puts products named %s first', async (busca, name) => {
    const { conteudo } = await ask(`url/product/listing/search?busca=${encodeURIComponent(busca)}`, 'pt-BR')
    expect(conteudo.produtos[0].status).toBe('disponivel')
    expect(conteudo.produtos[0].nome).toMatch(name)
  })
})
