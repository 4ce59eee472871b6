import type { MenuItem } from '../models/menu'
import { DEFAULT_SETTINGS, type Settings } from '../models/settings'

/** There already, or on its way: such a promise never rejects. */
export type Streamed<T> = T | Promise<T>

/** What stands around every page. It holds nothing of one shopper, and a slow part of it holds up no page. */
export interface ShellView {
  site: Site
  parts: { [Part in keyof ShellParts]: Streamed<ShellParts[Part]> }
}

export type Site = Pick<
  Settings,
  | 'name'
  | 'slogan'
  | 'logo'
  | 'sellerPanelUrl'
  | 'freeShippingCents'
  | 'notice'
  | 'seo'
  | 'pixPercent'
  | 'boletoPercent'
  | 'subscriptions'
  | 'gtm'
>

export interface ShellParts {
  pitch: MenuItem[]
  /** Packed: see packed-menu.ts. */
  menu: string
  features: MenuItem[]
  about: { title: string; texts: string[] }
  /** Packed: the head of each column with its links below. */
  columns: string
  contact: ContactView
  copyright: string[]
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
  parts: {
    pitch: [],
    menu: '',
    features: [],
    about: { title: '', texts: [] },
    columns: '',
    contact: { whatsapp: '', phone: '', email: '', hours: '', address: '' },
    copyright: []
  }
}
