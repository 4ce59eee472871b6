/** The canonical path of a page: no `.html`, no trailing or doubled slashes (`//host` would be another host). */
export function canonicalPath(pathname: string): string {
  const segments = pathname.replace(/(\/index)?(\.html\/*)+$/i, '').split('/')
  return `/${segments.filter(segment => segment !== '').join('/')}`
}
