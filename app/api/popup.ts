import { readPopups } from '../contract/popup.ts'
import { type Popup, toPopups } from '../models/content/popup.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, memoizedParser, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

/** The kinds of pages that have promotions. */
export type PopupLevel = 'home' | 'detail' | 'page'

const read = memoizedParser(readPopups, toPopups)

export function fetchPopups(transport: Transport, level: PopupLevel, context: MapContext): Promise<ApiResult<Popup[]>> {
  return callApi(transport, { method: 'GET', path: `struct/popup/${level}`, timing: 'section' }, read(context))
}
