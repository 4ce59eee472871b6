import { findPage } from '../find-page.ts'
import type { Middleware } from '../types.ts'

/** Refuses other spellings of a file's path, and a file as the router's data: each would be rendered again. */
export const crawlerFiles: Middleware = async (c, next) => {
  const { path } = c.req
  if (!findPage(path).file) return next()
  const url = new URL(c.req.url)
  if (url.pathname === path && isCrawlerFile(path)) return next()
  return c.text('Not found', 404)
}

/** Whether the path is exactly the one that the store links. */
export function isCrawlerFile(path: string): boolean {
  const page = findPage(path)
  return page.file !== undefined && (page.file.spelling?.test(path) ?? path === page.path)
}
