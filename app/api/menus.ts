import { readMenu } from '../contract/menus.ts'
import type { MenuName } from '../contract/store-names.ts'
import { toMenu } from '../models/content/menu.ts'
import { defineRead } from './client.ts'

export type { MenuName }

export const fetchMenu = defineRead(
  (name: MenuName) => ({ path: `struct/menus/${name}`, timing: 'section' }),
  readMenu,
  toMenu
)
