import type { Transport } from '../../../app/api/client'
import { withTimeout } from '../gateway/with-timeout'
import type { EdgeOptions } from '../types'

/** An API that takes longer tells it to a later page: this one's links within the shop's public domain lead out of it. */
const PATIENCE_MS = 500

interface Origins {
  origins: string[]
  /** Whether the shop's public domain is among them, where it has one. */
  isWhole: boolean
}

/** `waits`: for as long as the call may take, and not for a page's patience. Never rejects. */
type ShopOrigins = (transport: Transport, waits?: boolean) => Promise<Origins>

/**
 * The origins that the API's absolute addresses carry for pages of this store. A foreign API knows the shop by its
 * public domain, which the canonical address of its home page tells; it is asked once per isolate.
 */
export function createShopOrigins({ upstream, config }: EdgeOptions): ShopOrigins {
  const known = [upstream.origin, config.siteOrigin].filter(origin => origin !== null)
  if (!upstream.name) return async () => ({ origins: known, isWhole: true })
  let learned: string[] | null = null

  return async function shopOrigins(transport, waits = false) {
    if (learned) return { origins: learned, isWhole: true }
    const asked = learn(transport)
    return (waits ? asked : withTimeout(PATIENCE_MS, () => asked)).catch(() => ({ origins: known, isWhole: false }))
  }

  async function learn(transport: Transport): Promise<Origins> {
    const home = await transport({ method: 'GET', path: 'url/home', timing: 'section' })
    // An API without such a page has nothing to tell.
    if (!home.ok) return { origins: known, isWhole: home.status === 404 }
    const canonical = readCanonical(home.data)
    learned = canonical ? [...new Set([...known, canonical])] : known
    return { origins: learned, isWhole: true }
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
