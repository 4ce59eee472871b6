import type { SeedMenu } from '../types.ts'
import { footerMenus } from './menus/footer.ts'
import { headerMenus } from './menus/header.ts'
import { homeMenus } from './menus/home.ts'

export const menus: SeedMenu[] = [...headerMenus, ...homeMenus, ...footerMenus]
