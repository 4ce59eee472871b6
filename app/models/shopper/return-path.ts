import { NO_PAGES, PATHS } from '../../links.ts'
import { RETURN_FIELD } from './account-paths.ts'

const HOME = PATHS.home
const MAX_LENGTH = 2_000
const BASE = 'https://own.invalid'

/** The page to open after signing in: a page of this store that is not itself about signing in. Otherwise home. */
export function readReturnPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return HOME
  // A query may contain whole addresses, so only the path is checked.
  const [path = ''] = value.split(/[?#]/, 1)
  const url = isOwnPath(path) && !/\p{Cc}/u.test(value) ? URL.parse(value, BASE) : null
  if (url?.origin !== BASE || !isOwnPath(url.pathname) || !isPage(url.pathname)) return HOME
  return url.pathname + url.search + url.hash
}

export function withReturn(path: string, returnPath: string, query: Record<string, string> = {}): string {
  const params = new URLSearchParams(query)
  if (returnPath !== HOME) params.set(RETURN_FIELD, returnPath)
  return params.size > 0 ? `${path}?${params}` : path
}

/** At every level of decoding: one leading slash, no doubled slashes (they would make a host), no hidden characters. */
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
  return !NO_PAGES.test(path) && !SIGNING_IN.test(path)
}

const SIGNING_IN = /^\/(idioma|checkout\/(acesso|cadastro|nova-senha))([/.]|$)/
