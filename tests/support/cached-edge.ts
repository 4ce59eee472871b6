import { createEdge } from '../../worker/edge/app.ts'
import { pageRequest } from '../../worker/edge/pages/page-props.ts'
import { pictureRequest } from '../../worker/edge/resources/images.ts'
import type { EdgeOptions } from '../../worker/edge/types.ts'
import { createLocalPageCache } from '../../worker/local/page-cache.ts'
import { throughLocalCache } from '../../worker/local/picture-cache.ts'

type Options = Omit<EdgeOptions, 'askPages' | 'askPictures' | 'purgePages' | 'askToPurge'> & { now?: () => number }

/** The edge with its pages behind the local cache, put together as `worker/index.ts` does. */
export function edgeWithPages({ now = Date.now, ...options }: Options) {
  const local = createLocalPageCache({ purges: options.purges, now })
  const { edge, cachedPages, pictures } = createEdge({
    ...options,
    askPages(c, address, props) {
      const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
      const context = { props, waitUntil, passThroughOnException() {} }
      const ask = (etag?: string) => cachedPages.fetch(pageRequest(c, address, props, etag), c.env, context)
      return local.fetch(`${address} ${Object.values(props).join(' ')}`, ask, waitUntil)
    },
    askPictures(c) {
      const request = pictureRequest(c)
      const ask = async () => pictures.fetch(request, c.env, c.executionCtx)
      return throughLocalCache(request, ask, work => c.executionCtx.waitUntil(work))
    },
    purgePages: local.purge,
    askToPurge: (_, what) => local.purge(what)
  })
  return { edge, cachedPages }
}
