import type { ApiCall } from '../../../app/api/client.ts'

/** Tag of crawlers' files, which are made of too many answers to name. Every purge removes them. */
export const EVERY_PURGE = 'file'

const MAX_TAGS = 500
const MAX_TAG_LENGTH = 1_024

/** The parts of a call's cache key: `showcase/products/first-showcase` has the tags `showcase`, `products`, `first-showcase`. */
export function tagsOfCall({ path, query }: { path: string; query?: ApiCall['query'] }): string[] {
  const pairs = query ? [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`) : []
  return [...path.split('/'), ...pairs].map(toTag)
}

/** The tag of a page by its path, whatever its query, language or reader. */
export function tagOfPage(path: string): string {
  return toTag(`page=${path}`)
}

/** The tag that a purge of this name means. It may mean more pages than the name, never fewer. */
export function tagOfName(name: string): string {
  return toTag(name.split(/[:?&]/).at(-1) ?? name)
}

/** Of a `Cache-Tag` header. The platform drops tags that are longer, and takes at most 1,000. */
export function writeTags(tags: Iterable<string>): string {
  return [...tags]
    .filter(tag => tag.length <= MAX_TAG_LENGTH)
    .slice(0, MAX_TAGS)
    .join(',')
}

/** Tags are printable ASCII without commas. */
function toTag(part: string): string {
  return part.toWellFormed().replace(/[^!-~]|,/gu, encodeURIComponent)
}
