import { readPage } from '../contract/page.ts'
import { toContentPage } from '../models/content/content-page.ts'
import { type PageHead, toPageHead } from '../models/content/page-head.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, defineRead, memoizedParser, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

const readHead = memoizedParser(readPage, ({ estrutura }, context) => toPageHead(estrutura, '', context))

/** An institutional page by its path, `/pagina/quem-somos`. */
export const fetchPage = defineRead(
  (url: string) => ({ path: 'url/page', query: { url }, timing: 'page' }),
  readPage,
  toContentPage
)

/** Title and description of the home page. */
export function fetchHome(transport: Transport, context: MapContext): Promise<ApiResult<PageHead>> {
  return callApi(transport, { method: 'GET', path: 'url/home', timing: 'section' }, readHead(context))
}
