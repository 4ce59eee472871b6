import { mapContext, type RequestScope } from '../context.ts'
import { readMenu } from '../contract/menus.ts'
import type { MenuName } from '../contract/store-names.ts'
import { EMPTY_MENU, type Menu, toMenu } from '../models/content/menu.ts'
import { defineRead } from './client.ts'

export type { MenuName }

export const fetchMenu = defineRead(
  (name: MenuName) => ({ path: `struct/menus/${name}`, timing: 'section' }),
  readMenu,
  toMenu
)

export async function menuOrEmpty(scope: RequestScope, name: MenuName): Promise<Menu> {
  const result = await fetchMenu(scope.transport, name, mapContext(scope))
  return result.ok ? result.data : EMPTY_MENU
}
