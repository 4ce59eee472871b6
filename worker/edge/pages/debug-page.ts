import type { ApiFailure } from '../../../app/api/failure'
import { pageErrorOf } from '../../../app/api/page-error'
import type { RequestScope } from '../../../app/context'
import type { EdgeOptions } from '../types'

type RenderPage = EdgeOptions['renderPage']

/** Spec 8: with the query `debug` a page shows the first failed call. Its calls end while it streams. */
export function debugPage(renderPage: RenderPage): RenderPage {
  return async function renderDebugged(request, scope) {
    if (!new URL(request.url).searchParams.has('debug')) return renderPage(request, scope)
    const failures: ApiFailure[] = []
    const transport: RequestScope['transport'] = async call => {
      const result = await scope.transport(call)
      if (!result.ok) failures.push(result)
      return result
    }
    const rendered = await renderPage(request, { ...scope, transport })
    const html = await rendered.arrayBuffer()
    const [failure] = failures
    if (rendered.ok && failure) return renderPage(request, { ...scope, error: pageErrorOf(failure) })
    return new Response(html, rendered)
  }
}
