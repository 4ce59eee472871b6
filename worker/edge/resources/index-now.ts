import type { Middleware } from '../types.ts'

/** GET /{key}.txt: proves to IndexNow that the key belongs to this shop. 404 without a key. */
export function indexNowFile({ indexNowKey }: { indexNowKey: string }): Middleware {
  return async function answerIndexNowFile(c, next) {
    if (!indexNowKey || c.req.path !== `/${indexNowKey}.txt`) return next()
    return c.text(indexNowKey, 200, { 'cache-control': 'public, max-age=3600' })
  }
}
