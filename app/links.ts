import * as PATHS from './paths.ts'

export { PATHS }

export type PageName = keyof typeof PATHS

/** Whether the path has a file's ending. */
export function isFile(path: string): boolean {
  return FILE.test(path)
}

const FILE = /\.(ico|png|jpe?g|gif|webp|avif|svg|css|m?js|map|json|txt|xml|pdf|mp4|php|woff2?|ttf|webmanifest|env)$/i

/** Paths that are never pages: calls, files, and the edge's own. */
export const NO_PAGES = /^\/((api|img|media|assets|icons|fonts)\/|_)/

export function isCheckout(path: string): boolean {
  return /^\/checkout(\/|$)/i.test(path)
}

/** Whether the router opens this address. Files and the external checkout load as documents. */
export function isStorePage(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1)
  return !NO_PAGES.test(path) && !OUTSIDE.test(path)
}

const OUTSIDE = /^\/checkout\/(?!acesso|cadastro|nova-senha|cep)|\.[a-z]\w*$/i
