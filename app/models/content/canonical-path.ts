/** The canonical path of a page: no `.html`, no trailing or doubled slashes (`//host` would be another host). */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter(segment => segment !== '')
  for (let last = segments.pop(); last !== undefined; last = segments.pop()) {
    const name = withoutEnding(last)
    if (name === last || !/^(index)?$/i.test(name)) return `/${[...segments, name].join('/')}`
  }
  return '/'
}

/** Without `.html`. A pattern with `(\.html)+$` would take quadratic time. */
function withoutEnding(segment: string): string {
  let end = segment.length
  while (end >= 5 && segment.slice(end - 5, end).toLowerCase() === '.html') end -= 5
  return segment.slice(0, end)
}
