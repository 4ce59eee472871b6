import type { MenuItem } from '../models/menu'
import { DEFAULT_SETTINGS, type Settings } from '../models/settings'

/** What stands around every page. It holds nothing of one shopper. */
export interface ShellView {
  site: Site
  pitch: MenuItem[]
  /** Packed: see packed-menu.ts. */
  menu: string
  footer: FooterView
}

export type Site = Pick<
  Settings,
  'name' | 'slogan' | 'logo' | 'sellerPanelUrl' | 'freeShippingCents' | 'notice' | 'seo'
>

export interface FooterView {
  about: { title: string; texts: string[] }
  contact: ContactView
  features: MenuItem[]
  /** Packed: the head of each column with its links below. */
  columns: string
  copyright: string[]
  pixPercent: number
}

/** As people read them; '' when the store has none. */
export interface ContactView {
  whatsapp: string
  phone: string
  email: string
  hours: string
  address: string
}

/** Where nothing could be loaded. */
export const EMPTY_SHELL: ShellView = {
  site: DEFAULT_SETTINGS,
  pitch: [],
  menu: '',
  footer: {
    about: { title: '', texts: [] },
    contact: { whatsapp: '', phone: '', email: '', hours: '', address: '' },
    features: [],
    columns: '',
    copyright: [],
    pixPercent: 0
  }
}
