import { DEFAULT_SETTINGS } from '../models/store/default-settings'
import type { Settings } from '../models/store/settings'
import type { ShellParts } from '../models/store/shell-parts'
import { THEME_COLOR } from '../models/store/theme'

/** The shell's data. It holds nothing of one shopper, and its slow parts delay no page. */
export interface ShellView {
  site: Site
  parts: ShellParts | null
}

export type Site = Pick<
  Settings,
  | 'name'
  | 'slogan'
  | 'logo'
  | 'sellerPanelUrl'
  | 'customerAreaUrl'
  | 'freeShippingCents'
  | 'notice'
  | 'seo'
  | 'pixPercent'
  | 'boletoPercent'
  | 'subscriptions'
  | 'gtm'
> & {
  themeColor: string
}

export const EMPTY_SHELL: ShellView = {
  site: { ...DEFAULT_SETTINGS, themeColor: THEME_COLOR },
  parts: { pitch: null, menu: null, features: null, about: null, columns: null, contact: null, copyright: null }
}
