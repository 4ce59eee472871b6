/** So many products side by side. */
export const MAX_COMPARED = 4
/** Under which browser storage keeps them. */
export const COMPARED_KEY = 'compare'
export const COMPARE_PATH = '/comparar'
/** Says which products, in the query of the page's address: `?p=creatina-300-g,whey-900-g`. */
export const COMPARE_FIELD = 'p'

export function compareHref(paths: readonly string[]): string {
  if (paths.length === 0) return COMPARE_PATH
  return `${COMPARE_PATH}?${COMPARE_FIELD}=${paths.map(path => encodeURIComponent(compareSlug(path))).join(',')}`
}

/** The product's path as the address says it. A comma would be two products. */
export function compareSlug(path: string): string {
  return path.replace(/^\/+/, '').replaceAll(',', '%2C')
}
