import { readPage } from '../contract/page.ts'
import { toContentPage } from '../models/content/content-page.ts'
import { toPageHead } from '../models/content/page-head.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, defineRead, memoizedParser, type Transport } from './client.ts'

const readHead = memoizedParser(readPage, ({ estrutura }, context) => toPageHead(estrutura, '', context))

export const fetchPage = defineRead(
  (url: string) => ({ path: 'url/page', query: { url }, timing: 'page' }),
  readPage,
  toContentPage
)

export function fetchHome(transport: Transport, context: MapContext) {
  return callApi(transport, { method: 'GET', path: 'url/home', timing: 'section' }, readHead(context))
}
