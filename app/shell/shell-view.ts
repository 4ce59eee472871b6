import { DEFAULT_SITE } from '../models/store/default-settings.ts'
import type { Settings } from '../models/store/settings.ts'
import type { ShellParts } from '../models/store/shell-parts.ts'

/** The shell's data. It holds nothing of one shopper, and its slow parts delay no page. */
export interface ShellView {
  site: Site
  /** Absent where the document has them as markup. */
  parts: ShellParts | undefined
}

/** `themeColor`: where it is not the store's own. */
export type Site = ReturnType<typeof toSite> & { themeColor?: string }

export function toSite(settings: Settings) {
  const { storeId, name, logo, sellerPanelUrl, customerAreaUrl, freeShippingCents, notice, seo, gtm } = settings
  const { pixPercent, boletoPercent, subscriptions } = settings
  const terms = { freeShippingCents, pixPercent, boletoPercent, subscriptions }
  return {
    storeId,
    name,
    logo,
    sellerPanelUrl,
    customerAreaUrl,
    notice,
    seo: { description: seo.description },
    gtm,
    ...terms
  }
}

const EMPTY_PARTS: ShellParts = {
  pitch: null,
  menu: null,
  features: null,
  about: null,
  columns: null,
  contact: null,
  copyright: null,
  cards: []
}

/** Of a page whose shell could not be loaded. The browser keeps the server's markup. */
export const EMPTY_SHELL: ShellView = { site: DEFAULT_SITE, parts: import.meta.env.SSR ? EMPTY_PARTS : undefined }
