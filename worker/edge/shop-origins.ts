import type { Transport } from '../../app/api/client'
import type { EdgeOptions } from './app'

/**
 * The origins that the API's absolute addresses carry for pages of this store. A foreign API knows the shop by its
 * public domain, which the canonical address of its home page tells; it is asked once per isolate.
 */
export function createShopOrigins({ upstream, config }: EdgeOptions): (transport: Transport) => Promise<string[]> {
  const known = [upstream.origin, config.siteOrigin].filter(origin => origin !== null)
  if (!upstream.name) return async () => known
  let learned: string[] | null = null

  return async function learnOrigins(transport) {
    if (learned) return learned
    const home = await transport({ method: 'GET', path: 'url/home', timing: 'section' })
    if (!home.ok) return known
    const canonical = readCanonical(home.data)
    learned = canonical ? [...new Set([...known, canonical])] : known
    return learned
  }
}

function readCanonical(body: unknown): string | null {
  const text = dig(dig(dig(dig(body, 'data') ?? body, 'estrutura'), 'seo'), 'canonical')
  const url = typeof text === 'string' ? URL.parse(text) : null
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}

function dig(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
