import type { BannerName, HOME_MENUS, HOME_SHOWCASES } from '../../contract/store-names.ts'
import type { Banner } from '../content/banners.ts'
import type { Menu } from '../content/menu.ts'
import type { Showcase } from './showcase.ts'

export { HOME_BANNERS, HOME_MENUS, HOME_SHOWCASES } from '../../contract/store-names.ts'

export type HomeShowcaseName = (typeof HOME_SHOWCASES)[number]

/** Ready or still loading. Such a promise never rejects. Null is an empty section. */
export type Streamed<T> = T | null | Promise<T | null>

export interface HomeSections {
  banners: Record<BannerName, Streamed<Banner[]>>
  showcases: Record<HomeShowcaseName, Streamed<Showcase>>
  menus: Record<(typeof HOME_MENUS)[number], Streamed<Menu>>
}
