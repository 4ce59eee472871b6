import type { Transport } from '../../../app/api/client.ts'
import { withTimeout } from '../gateway/with-timeout.ts'
import type { EdgeOptions } from '../types.ts'

/** Limit for a page. If the API takes longer, this page's links to the shop's public domain stay external. */
const PATIENCE_MS = 500

/** A foreign API's links use the shop's public domain, which its home page's canonical address shows. Asked once. */
export function createShopOrigins({ upstream, config }: EdgeOptions) {
  const known = [upstream.origin, config.siteOrigin].filter(origin => origin !== null)
  let learned = upstream.name ? null : known

  /** Never rejects. `isWhole`: the public domain is known, or there is none. `waits`: for the whole call. */
  return async function shopOrigins(transport: Transport, waits = false) {
    if (learned) return { origins: learned, isWhole: true }
    const asked = learn(transport)
    return (waits ? asked : withTimeout(PATIENCE_MS, () => asked)).catch(() => ({ origins: known, isWhole: false }))
  }

  async function learn(transport: Transport) {
    const home = await transport({ method: 'GET', path: 'url/home', timing: 'section' })
    if (!home.ok) return { origins: known, isWhole: home.status === 404 }
    const canonical = readCanonical(home.data)
    learned = canonical ? [...new Set([...known, canonical])] : known
    return { origins: learned, isWhole: true }
  }
}

function readCanonical(body: unknown): string | null {
  const text = Object(Object(body).data ?? body).estrutura?.seo?.canonical
  const url = typeof text === 'string' ? URL.parse(text) : null
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}
