import { readMenu } from '../contract/menus.ts'
import type { MenuName } from '../contract/store-names.ts'
import { type Menu, toMenu } from '../models/content/menu.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, memoizedParser, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

export type { MenuName }

const read = memoizedParser(readMenu, toMenu)

export function fetchMenu(transport: Transport, name: MenuName, context: MapContext): Promise<ApiResult<Menu>> {
  return callApi(transport, { method: 'GET', path: `struct/menus/${name}`, timing: 'section' }, read(context))
}
