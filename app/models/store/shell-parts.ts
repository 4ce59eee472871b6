import type { MenuItem } from '../content/menu.ts'
import type { Streamed } from '../listing/home-sections.ts'
import type { ContactView } from './contact-view.ts'

export interface ShellParts {
  pitch: Streamed<MenuItem[]>
  menu: Streamed<MenuItem[]>
  features: Streamed<MenuItem[]>
  about: Streamed<{ title: string; texts: string[] }>
  columns: Streamed<MenuItem[]>
  contact: Streamed<ContactView>
  copyright: Streamed<string[]>
  /** Names of the card brands. */
  cards: readonly string[]
}
