import { join } from 'node:path'
import { serveWorkers, storeWorker } from '../../worker/tasks/serve.ts'
import { CHECKOUT_HOSTS, PORTS } from './ports.ts'

/** Leads each host to its store, and the checkout's hosts to its server, as a proxy of the checkout's own would. */
const ROUTER = `export default {
  async fetch(request, env) {
    const { hostname, origin, pathname, search } = new URL(request.url)
    if (env[hostname]) return env[hostname].fetch(request)
    const answer = await fetch(new Request(env.CHECKOUT + pathname + search, request), { redirect: 'manual' })
    const headers = new Headers(answer.headers)
    const location = headers.get('location')
    if (location) headers.set('location', location.replace(env.CHECKOUT, origin))
    return new Response(answer.body, { status: answer.status, headers })
  }
}`

const BUILD = join(import.meta.dirname, '../../build/server')
const { sibling, oneHost, farSite } = CHECKOUT_HOSTS
const API = `http://127.0.0.1:${PORTS.checkoutApi}`

/** What the API says the address of a cart is, by the token of the shop: see foreign-api/server.ts. */
export const CART_URLS = {
  'sibling-token': `${at(sibling.checkout)}/checkout/carrinho`,
  'one-host-token': `${API}/checkout/carrinho`,
  'far-site-token': `${at(farSite.checkout)}/checkout/carrinho?sessao={session}`
}

/** Three stores on hosts of their own, over TLS: browsers keep Secure cookies for no other but localhost. */
export async function serveCheckoutStores(persistTo: string) {
  const router = {
    name: 'router',
    modules: [{ type: 'ESModule' as const, path: 'router.js', contents: ROUTER }],
    compatibilityDate: '2026-10-01',
    bindings: { CHECKOUT: API },
    serviceBindings: { [sibling.shop]: 'sibling', [oneHost.shop]: 'one-host', [farSite.shop]: 'far-site' }
  }
  return serveWorkers({ port: PORTS.checkoutStores, persistTo, https: true }, [
    router,
    store('sibling', sibling.shop, {
      SESSION_COOKIE: 'PHPSESSID',
      SESSION_DOMAIN: 'shop.test',
      CHECKOUT: at(sibling.checkout)
    }),
    store('one-host', oneHost.shop, { CHECKOUT: 'proxy', CHECKOUT_PATHS: '/pagamento' }),
    store('far-site', farSite.shop, { CHECKOUT: at(farSite.checkout) })
  ])
}

function store(name: string, host: string, vars: Record<string, string>) {
  return storeWorker(name, BUILD, { API_ORIGIN: API, APP_TOKEN: `${name}-token`, SITE_ORIGIN: at(host), ...vars })
}

function at(host: string): string {
  return `https://${host}:${PORTS.checkoutStores}`
}
