/** The first of fourteen ports. `TEST_PORTS` moves them, so that two checkouts can run their tests at once. */
const FIRST = Number(process.env.TEST_PORTS) || 8901

/** Ports of the test servers, apart from the store's own 8787. */
export const PORTS = {
  store: FIRST,
  foreignStore: FIRST + 1,
  foreignApi: FIRST + 2,
  slowStore: FIRST + 3,
  slowApi: FIRST + 4,
  faultStore: FIRST + 5,
  faultApi: FIRST + 6,
  hostileStore: FIRST + 7,
  hostileApi: FIRST + 8,
  rollout: FIRST + 9,
  checkoutStores: FIRST + 10,
  checkoutApi: FIRST + 11,
  plainStore: FIRST + 12,
  plainApi: FIRST + 13
}

/** Hosts of the stores whose checkout is tested, and of those checkouts. Chromium resolves them: see browser.ts. */
export const CHECKOUT_HOSTS = {
  sibling: { shop: 'www.shop.test', checkout: 'checkout.shop.test' },
  oneHost: { shop: 'www.one-host.test', checkout: 'www.one-host.test' },
  farSite: { shop: 'www.far-site.test', checkout: 'caixa.elsewhere.test' }
}

/** The data folder of that store. serve-stores.ts empties it, so that every run starts with cold caches. */
export function stateOf(name: string): string {
  return `test-results/state-${name}-${FIRST}`
}

/** Token for /_status of the store, and of the one over the API with faults. */
export const STATUS_TOKEN = 'status-token-of-tests'
