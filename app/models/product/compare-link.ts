import { PATHS } from '../../links.ts'

export const MAX_COMPARED = 4
export const COMPARED_KEY = 'compare'
export const COMPARE_FIELD = 'p'

export function compareHref(paths: readonly string[]): string {
  if (paths.length === 0) return PATHS.compare
  return `${PATHS.compare}?${COMPARE_FIELD}=${paths.map(path => encodeURIComponent(compareSlug(path))).join(',')}`
}

/** The product's path as written in the query. Commas are encoded, because they separate products. */
export function compareSlug(path: string): string {
  return path.replace(/^\/+/, '').replaceAll(',', '%2C')
}
