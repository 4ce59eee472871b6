import { isFile } from '../../../app/links.ts'
import { mayRender, tooMany } from '../middleware/rate-limits.ts'
import { isCrawlerFile } from '../resources/crawler-files.ts'
import type { EdgeContext, EdgeOptions } from '../types.ts'
import { cachedAddress, pageProps } from './page-props.ts'
import type { PageRenderer } from './render-page.ts'
import { servePage } from './serve-page.ts'

/** Answers a page from the cache, or renders what belongs to one request: forms, filters, the checkout. */
export function pages({ runMiddleware, askPages }: EdgeOptions, render: PageRenderer, placeholder: string) {
  return async function answerPage(c: EdgeContext): Promise<Response> {
    // Files are served before the Worker runs, so this file does not exist. The 404 is `no-store`, because during a gradual
    // release an old version may be asked for new files.
    if (isFile(c.req.path) && !isCrawlerFile(c.req.path)) return c.text('Not found', 404)
    const props = pageProps(c)
    const error = await runMiddleware(c.req.raw)
    if (error) return (await render(c, props, error)).response
    const address = askPages && cachedAddress(c)
    if (address) return servePage(c, await askPages(c, address, props), placeholder)
    return (await mayRender(c)) ? (await render(c, props)).response : tooMany(c)
  }
}
