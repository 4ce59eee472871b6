// A commerce API of another shop, for the tests. It uses the contract's variants and has its own data.
//   node tests/support/foreign-api/server.ts PORT [--faulty] [--carts '{"token": "https://.../{session}"}']
// Each token is a shop with its own address of the cart. The server also has a checkout: see checkout.ts.
// GET /_log lists the calls since the last DELETE /_log. PUT /_faults sets the faults: see faults.ts.
// It also is an error collector: see collector.ts.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { changeCart, readCart } from './cart.ts'
import { answerCheckout } from './checkout.ts'
import { createCollector } from './collector.ts'
import { banners, category, menus, products, SHOP, settings, toProduct } from './data.ts'
import { changed, commit, type Fault, findFault } from './faults.ts'
import { shipment } from './shipment.ts'

interface Seen {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
  body: unknown
}

const port = Number(process.argv[2])
const faulty = process.argv.includes('--faulty')
const carts = process.argv.indexOf('--carts')
const cartUrls: Record<string, string> = {
  'foreign-token': `${SHOP}/checkout/carrinho`,
  ...(carts > 0 && JSON.parse(process.argv[carts + 1] ?? '{}'))
}
const log: Seen[] = []
let faults: Fault[] = []
let sessions = 0
const collector = createCollector()

createServer((request, response) => void handle(request, response)).listen(port, '127.0.0.1')

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', `http://127.0.0.1:${port}`)
  if (await collector.handle(request, response)) return
  if (url.pathname === '/_log') return answerLog(request, response)
  if (url.pathname.startsWith('/cdn/')) return answerPicture(response)
  if (/^\/(checkout|pagamento)\//.test(url.pathname))
    return answerCheckout(request, response, { origin: `http://127.0.0.1:${port}`, token: 'foreign-token' })
  const body = await readBody(request)
  if (url.pathname === '/_faults') {
    faults = Array.isArray(body) ? body : []
    return send(response, 200, faults)
  }
  const path = url.pathname.replace(/^\/api\/v2\/front\//, '')
  log.push({
    method: request.method ?? '',
    path,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body
  })
  if (!cartUrls[tokenOf(request)]) return send(response, 403, { mensagem: 'Token inválido' })
  if (faulty && (await misbehave(path, url.searchParams.get('url') ?? '', response))) return
  const fault = findFault(faults, path, url.searchParams.get('url') ?? '')
  if (fault && (await commit(fault, response))) return
  const answer = route(request, path, url.searchParams, body)
  send(response, answer.status ?? 200, changed(answer.body, fault), answer.cookie)
}

interface Answer {
  status?: number
  body: unknown
  cookie?: string
}

function route(request: IncomingMessage, path: string, query: URLSearchParams, body: unknown): Answer {
  const site = sitePath(query.get('url') ?? '')
  if (path === 'url/verify') return verify(site)
  if (path === 'url/home') return { body: { estrutura: estrutura('home', 'Outra Loja', '/'), conteudo: [], info: [] } }
  if (path === 'settings') return { body: settings }
  if (path.startsWith('struct/menus/')) return { body: menus(path.slice(13)) }
  if (path.startsWith('showcase/banners/')) return { body: banners(path.slice(17), port) }
  if (path.startsWith('showcase/products/'))
    return { body: { data: { vitrine: { titulo: 'Escolhas da casa' }, produtos: listed() } } }
  if (path === 'url/product/detail') return detail(site)
  if (path.startsWith('url/product/listing/')) return listing(query)
  if (path === 'url/list/listing') return { body: { estrutura: [], conteudo: { 0: list(), 1: [] }, info: [] } }
  if (path === 'url/list/detail') return site === '/lista/kit-do-sitio' ? listDetail() : NOTHING
  if (path === 'checkout/cart') return cart(request, body)
  if (path === 'shipment/product') return { body: shipment() }
  if (path === 'form/contact') return { body: { data: { sucesso: 's' } } }
  if (path === 'evaluations/store/add/b7d1.c0') return storeReview(request)
  if (path === 'checkout/user') return { body: { logado: '0', id: '', endereco: [] } }
  return NOTHING
}

const NOTHING: Answer = { status: 404, body: { erro: 'Nada aqui' } }

/** Products keyed by number, with a quantity for one. list/shop does not exist. */
function listDetail(): Answer {
  const [magnesium, whey] = listed()
  const produtos = { 3: { ...magnesium, quantidade: '2' }, 8: whey }
  return {
    body: { estrutura: estrutura('lista', '', '/lista/kit-do-sitio'), conteudo: { ...list(), produtos }, info: [] }
  }
}

function list() {
  return { id: '129', nome: 'Kit do Sítio', tipo: 'aberta', precos: [], url: `${SHOP}/lista/kit-do-sitio` }
}

function verify(site: string): Answer {
  if (site === '/vitaminas') return { body: { nivel: 'category' } }
  // The live API accepts product paths with and without .html.
  if (products.some(({ slug }) => site === `/${slug}`)) return { body: { nivel: 'product/detail' } }
  return { status: 404, body: { error: 'Página não encontrada' } }
}

function detail(site: string): Answer {
  const found = products.find(({ slug }) => site === `/${slug}`)
  if (!found) return { status: 404, body: { error: 'Produto não encontrado' } }
  const conteudo = {
    ...toProduct(found, port),
    ean: '',
    video: [],
    caracteristicas: [],
    combinacoes: [],
    perguntas: []
  }
  return { body: { estrutura: estrutura('product/detail', found.nome, `/${found.slug}.html`), conteudo, info: [] } }
}

function listing(query: URLSearchParams): Answer {
  const limit = Number(query.get('limit'))
  if (limit > 30) return { status: 400, body: { error: 'limit acima do permitido' } }
  const offset = Number(query.get('offset') ?? 0)
  const shown = listed().slice(offset, offset + limit)
  return {
    body: {
      estrutura: estrutura('product/listing/category', '', '/vitaminas'),
      conteudo: {
        categoria: category,
        produtos: Object.fromEntries(shown.map((product, index) => [String(index), product])),
        detalhes: []
      },
      info: {
        filtros: [],
        prev: '',
        next: '',
        offset: String(offset),
        limit: String(limit),
        exibindo: shown.length,
        total: String(products.length)
      }
    }
  }
}

function listed() {
  return products.map(product => toProduct(product, port))
}

function cart(request: IncomingMessage, body: unknown): Answer {
  const session = request.headers.session ?? /PHPSESSID=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
  const id = typeof session === 'string' ? session.split('.')[0] : undefined
  const key = id ?? `s${++sessions}`
  const answer = request.method === 'GET' ? readCart(key, port) : changeCart(key, request.method ?? '', body, port)
  // The session changes with every answer; only the last one is valid.
  const next = `${key}.${log.length}`
  const url = cartUrls[tokenOf(request)]?.replace('{session}', next)
  return { body: { ...answer, url }, cookie: `PHPSESSID=${next}; path=/; HttpOnly` }
}

function tokenOf({ headers }: IncomingMessage): string {
  return String(headers['app-token'] ?? '')
}

/** Every 2xx accepts a review. */
function storeReview({ method }: IncomingMessage): Answer {
  return method === 'POST' ? { status: 201, body: [] } : { body: { sucesso: 1 } }
}

function estrutura(nivel: string, title: string, path: string) {
  const breadcrumb = [
    { label: 'Home', atual: false, rota: { name: 'home', params: [], query: [] }, url: `${SHOP}/` },
    ...(nivel === 'product/detail' ? [{ label: 'Vitaminas', atual: false, rota: [], url: `${SHOP}/vitaminas` }] : []),
    { label: title || 'Vitaminas', atual: true, rota: [], url: `${SHOP}${path}` }
  ]
  return {
    nivel,
    seo: { title, description: '', canonical: `${SHOP}${path}`, indexar: true },
    breadcrumb,
    dadosEstruturados: []
  }
}

function sitePath(url: string): string {
  return url
    .replace(/\?.*$/, '')
    .replace(/\.html$/, '')
    .replace(/\/$/, '')
}

/** Faults by name: slow, hanging, failing, not JSON, wrong shape. */
async function misbehave(path: string, site: string, response: ServerResponse): Promise<boolean> {
  const name = path.split('/').at(-1) ?? ''
  if (site.startsWith('/fora-do-ar')) {
    response.destroy()
    return true
  }
  if (name === 'sport-showcase-3' || name === 'footer-about-us') return true
  if (name === 'testimonial-section') await new Promise(resolve => setTimeout(resolve, 1_200))
  if (name === 'banner-news-home') {
    send(response, 500, { error: 'Falhou' })
    return true
  }
  if (name === 'instagram-posts') {
    response.end('<html>firewall</html>')
    return true
  }
  if (name === 'second-showcase') {
    send(response, 200, { produtos: 'nenhum' })
    return true
  }
  return false
}

function answerLog(request: IncomingMessage, response: ServerResponse): void {
  send(response, 200, log)
  if (request.method === 'DELETE') log.length = 0
}

const PICTURE = readFileSync(new URL('../../../public/icons/icon-192.png', import.meta.url))

function answerPicture(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE)
}

function send(response: ServerResponse, status: number, body: unknown, cookie?: string): void {
  const headers = { 'content-type': 'application/json', ...(cookie && { 'set-cookie': cookie }) }
  if (!response.headersSent) response.writeHead(status, headers)
  response.end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const text = Buffer.concat(chunks).toString()
  return text ? JSON.parse(text) : undefined
}
