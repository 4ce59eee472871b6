const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** A page as a crawler sees it. Addresses are unchanged. */
export interface SeenPage {
  path: string
  status: number
  html: string
  headings: number
  title: string
  description: string
  robots: string
  canonical: string
  previous: string
  next: string
  /** Every `@type` of the structured data; null when it is invalid. */
  things: string[] | null
  /** Its links to this store, without forms. */
  links: string[]
  /** Links before the heading: the menu and the breadcrumb. */
  ways: string[]
}

/** Requests as a crawler does: no cookies, no redirects. */
export function ask(origin: string, path: string): Promise<Response> {
  return fetch(origin + path, { redirect: 'manual', headers: { 'user-agent': CRAWLER, accept: 'text/html' } })
}

export async function seePage(origin: string, path: string): Promise<SeenPage> {
  const response = await ask(origin, path)
  const html = await response.text()
  const head = html.slice(0, html.indexOf('</head>'))
  return {
    path,
    status: response.status,
    html,
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
    title: decode(/<title>([^<]*)/.exec(head)?.[1]),
    description: named(head, 'description'),
    robots: named(head, 'robots'),
    canonical: linked(head, 'canonical'),
    previous: linked(head, 'prev'),
    next: linked(head, 'next'),
    things: readThings(html),
    links: ownLinks(html, origin),
    ways: ownLinks(html.slice(0, html.indexOf('<h1')), origin)
  }
}

/** The paths of all sitemap files of the index. */
export async function readSitemaps(origin: string): Promise<string[]> {
  const index = await (await ask(origin, '/sitemap.xml')).text()
  const files = await Promise.all(locations(index, origin).map(async file => (await ask(origin, file)).text()))
  return files.flatMap(file => locations(file, origin))
}

/** Maps the items with a few concurrent workers. The results keep their order. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = [...items.entries()]
  async function next(): Promise<void> {
    for (let entry = queue.shift(); entry; entry = queue.shift()) results[entry[0]] = await work(entry[1])
  }
  await Promise.all(Array.from({ length: PARALLEL }, next))
  return results
}

const PARALLEL = 5

function locations(xml: string, origin: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
    const text = decode(address)
    if (!text.startsWith(`${origin}/`)) throw new Error(`not of this store: ${text}`)
    return text.slice(origin.length)
  })
}

function named(head: string, name: string): string {
  return decode(new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(head)?.[1])
}

function linked(head: string, rel: string): string {
  return decode(new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(head)?.[1])
}

function readThings(html: string): string[] | null {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  if (json === undefined) return []
  try {
    return JSON.parse(json)['@graph'].map((thing: { '@type': string }) => thing['@type'])
  } catch {
    return null
  }
}

function ownLinks(html: string, origin: string): string[] {
  const outsideForms = html.replace(/<form[\s>].*?<\/form>/gs, '')
  const links = [...outsideForms.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => decode(href))
  const own = links.filter(href => href.startsWith('/') || href.startsWith(`${origin}/`))
  return own.map(href => (href.startsWith('/') ? href : href.slice(origin.length)).replace(/#.*$/, ''))
}

function decode(text = ''): string {
  return text
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex, digits) => String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
