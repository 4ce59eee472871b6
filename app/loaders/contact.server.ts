import { madeOnce } from '../api/made-once.ts'
import { menuOrEmpty } from '../api/menus.ts'
import { settingsOrDefaults } from '../api/settings.ts'
import type { RequestScope } from '../context.ts'
import type { Menu } from '../models/content/menu.ts'
import { type ContactView, toContactView, toCopyright } from '../models/store/contact-view.ts'
import type { Settings } from '../models/store/settings.ts'

interface Identity {
  contact: ContactView
  copyright: string[]
}

/** Reads what the shell reads anyway. */
export async function loadContact(scope: RequestScope, settings = settingsOrDefaults(scope)): Promise<ContactView> {
  return (await loadIdentity(scope, settings)).contact
}

/** The answers are mapped once, because static parts are kept by their views. */
export async function loadIdentity(scope: RequestScope, settings: Promise<Settings>): Promise<Identity> {
  const menus = [menuOrEmpty(scope, 'contact-data'), menuOrEmpty(scope, 'footer-copyright')] as const
  const [contact, copyright, known] = await Promise.all([...menus, settings])
  return identityOf(contact)(copyright)(known)
}

const identityOf = madeOnce((contact: Menu) =>
  madeOnce((copyright: Menu) =>
    madeOnce((settings: Settings): Identity => {
      const view = toContactView(contact, copyright, settings)
      return { contact: view, copyright: toCopyright(copyright, view) }
    })
  )
)
