import type { ApiCall } from '../../../app/api/client.ts'
import type { ApiFailure } from '../../../app/api/failure.ts'
import { pageErrorOf } from '../../../app/api/page-error.ts'
import type { RequestScope } from '../../../app/context.ts'
import type { EdgeOptions } from '../types.ts'

type RenderPage = EdgeOptions['renderPage']

/**
 * Spec 8: with the query `debug` a page shows the first failed call, and a category the failed listing that it stands
 * without. The calls of a page end while it streams.
 */
export function debugPage(renderPage: RenderPage): RenderPage {
  return async function renderDebugged(request, scope) {
    if (!new URL(request.url).searchParams.has('debug')) return renderPage(request, scope)
    const failures: Failed[] = []
    const transport: RequestScope['transport'] = async call => {
      const result = await scope.transport(call)
      if (!result.ok && !isAbsentExtension(call, result)) failures.push({ call, result })
      return result
    }
    const rendered = await renderPage(request, { ...scope, transport })
    const html = await rendered.arrayBuffer()
    const failed = rendered.ok ? failures[0] : failures.find(isUnshownListing)
    if (failed) return renderPage(request, { ...scope, error: pageErrorOf(failed.result) })
    return new Response(html, rendered)
  }
}

interface Failed {
  call: ApiCall
  result: ApiFailure
}

/** A 404 of a category has its own page. */
function isUnshownListing({ call, result }: Failed): boolean {
  return call.path === 'url/product/listing/category' && result.status !== 404
}

/** Calls and names of this store's own, which an API of the contract alone does not have. */
const EXTENSIONS = /^(struct\/menus\/(menu-principal|pitch-bar)|marketplace\/sellers?(\/.+)?|url\/sitemap)$/

function isAbsentExtension({ path }: ApiCall, { kind, status }: ApiFailure): boolean {
  return kind === 'http' && status === 404 && EXTENSIONS.test(path)
}
