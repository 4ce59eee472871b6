import { readPopups } from '../contract/popup.ts'
import type { MapContext } from '../models/map-context.ts'
import { type Popup, toPopups } from '../models/popup.ts'
import { ask, reading, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

/** The kinds of pages that have promotions. */
export type PopupLevel = 'home' | 'detail' | 'page'

const read = reading(readPopups, toPopups)

export function fetchPopups(transport: Transport, level: PopupLevel, context: MapContext): Promise<ApiResult<Popup[]>> {
  return ask(transport, { method: 'GET', path: `struct/popup/${level}`, timing: 'section' }, read(context))
}
