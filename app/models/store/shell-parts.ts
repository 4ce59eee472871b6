import type { MenuItem } from '../content/menu.ts'
import type { Streamed } from '../listing/home-sections.ts'

/** What every page shows around its content and no script needs. */
export interface ShellParts {
  /** Short messages at the top. */
  pitch: Streamed<MenuItem[]>
  menu: Streamed<MenuItem[]>
  features: Streamed<MenuItem[]>
  about: Streamed<AboutView>
  /** The head of each column with its links below. */
  columns: Streamed<MenuItem[]>
  contact: Streamed<ContactView>
  copyright: Streamed<string[]>
}

export interface AboutView {
  title: string
  texts: string[]
}

/** As people read them; '' when the store has none. */
export interface ContactView {
  whatsapp: string
  phone: string
  email: string
  hours: string
  address: string
}
