// What the soak asks for.
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const PERSON = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36'
const LISTINGS = ['/vitaminas', '/proteinas', '/vitaminas?pg=2', '/marcas']
const SEARCHES = ['creatina', 'whey', 'vitamina', 'omega']
const CALLS = ['settings', 'showcase/products/first-showcase', 'showcase/banners/banner-footer-home']

/** One round of everything that a shop is asked for, in an order that mixes kinds. */
export async function visitorTargets(base, product) {
  const api = `${base}/api/v2/front`
  const { produtos } = await (await fetch(`${api}/showcase/products/first-showcase`)).json()
  const products = [product, ...produtos.map(({ rota }) => rota.path)].slice(0, 8)
  const pages = ['/', ...LISTINGS, ...products, ...SEARCHES.map(term => `/busca?busca=${term}`)]
  const cart = await cartTargets(api, produtos[0].id)
  const groups = [
    pages.map(path => page('page', base + path)),
    pages.map(path => page('page in English', base + path, { cookie: 'language=1' })),
    pages.map(path => page('crawler', base + path, { 'user-agent': CRAWLER })),
    CALLS.map(path => ({ kind: 'API read', url: `${api}/${path}` })),
    (await picturesOf(base)).map(path => ({ kind: 'picture', url: base + path })),
    cart
  ]
  const longest = Math.max(...groups.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => groups.map(group => group[turn % group.length])).flat()
}

function page(kind, url, headers = {}) {
  return { kind, url, ends: '</html>', headers: { accept: 'text/html', 'user-agent': PERSON, ...headers } }
}

async function picturesOf(base) {
  const html = await (await fetch(`${base}/`)).text()
  return [...new Set(html.match(/\/(?:img|media)\/[^"' ,)]+\.(?:webp|avif|jpg|png)/g) ?? [])].slice(0, 20)
}

/** Reads of one cart. */
async function cartTargets(api, product) {
  const headers = { 'content-type': 'application/json', origin: new URL(api).origin }
  const line = { tipo: 'produto', itens: [{ idProduto: product, quantidade: 1 }] }
  const answer = await fetch(`${api}/checkout/cart`, { method: 'POST', headers, body: JSON.stringify(line) })
  if (!answer.ok) throw new Error(`The cart answers ${answer.status}: ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map(text => text.split(';')[0])
    .join('; ')
  return [{ kind: 'cart', url: `${api}/checkout/cart`, headers: { cookie } }]
}

/** Addresses that nobody has, never the same again. */
export function inventedTargets(base, turn) {
  const name = `inventado-${turn}`
  const urls = [
    `${base}/${name}`,
    `${base}/vitaminas?${name}=1`,
    `${base}/${name}.md`,
    `${base}/api/v2/front/showcase/products/${name}`,
    `${base}/assets/${name}.js`
  ]
  const accept = turn % 10 === 0 ? 'text/markdown' : 'text/html'
  return {
    kind: 'invented',
    isInvented: true,
    url: urls[turn % urls.length],
    headers: { accept, 'user-agent': PERSON }
  }
}
