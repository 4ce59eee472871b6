import type { RequestScope } from '../context.ts'

/**
 * The views that a document shows as markup. There they are not enumerable, so that React Router does not serialize them as
 * data too: the server renders them, and the browser finds none. A client navigation gets them as data.
 */
export function asMarkup<Views extends object>({ isDocument }: RequestScope, views: Views): Partial<Views> {
  if (!isDocument) return views
  const hidden = Object.entries(views).map(([name, value]) => [name, { value }] as const)
  return Object.defineProperties({}, Object.fromEntries(hidden))
}
