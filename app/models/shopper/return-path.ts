import { RETURN_FIELD } from './account-paths.ts'

const HOME = '/'
const MAX_LENGTH = 2_000
const BASE = 'https://own.invalid'

/** Where to go after signing in: a page of this store that is not about signing in itself. Anything else is home. */
export function readReturnPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return HOME
  // A query may hold whole addresses: the path alone decides.
  const [path = ''] = value.split(/[?#]/, 1)
  const url = isOwnPath(path) && !/\p{Cc}/u.test(value) ? URL.parse(value, BASE) : null
  if (url?.origin !== BASE || !isOwnPath(url.pathname) || !isPage(url.pathname)) return HOME
  return url.pathname + url.search + url.hash
}

/** The address with the page to come back to; home goes without saying. */
export function withReturn(path: string, returnPath: string, query: Record<string, string> = {}): string {
  const params = new URLSearchParams(query)
  if (returnPath !== HOME) params.set(RETURN_FIELD, returnPath)
  return params.size > 0 ? `${path}?${params}` : path
}

/** The checkout's other addresses are answered by no page of the store: they have to be loaded as documents. */
export function isOutsidePages(path: string): boolean {
  return /^\/checkout\/(?!acesso|cadastro|cep|nova-senha)/i.test(path)
}

/** However often it is decoded: one slash first, none doubled, which would make a host of it, nothing hidden. */
function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]|\/\//u.test(path)) return false
  const decoded = decode(path)
  return decoded !== null && (decoded === path || isOwnPath(decoded))
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function isPage(pathname: string): boolean {
  const path = (decode(pathname) ?? '').toLowerCase()
  return !/^\/(api|img|idioma)(\/|$)/.test(path) && !/^\/checkout\/(acesso|cadastro|nova-senha)(\/|\.|$)/.test(path)
}
