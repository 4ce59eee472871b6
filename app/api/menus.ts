import { readMenu } from '../contract/menus.ts'
import type { MapContext } from '../models/map-context.ts'
import { type Menu, toMenu } from '../models/menu.ts'
import { ask, reading, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

const read = reading(readMenu, toMenu)

export function fetchMenu(transport: Transport, name: string, context: MapContext): Promise<ApiResult<Menu>> {
  const path = `struct/menus/${encodeURIComponent(name)}`
  return ask(transport, { method: 'GET', path, timing: 'section' }, read(context))
}
