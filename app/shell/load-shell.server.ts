import type { ApiResult } from '../api/failure'
import { fetchMenu } from '../api/menus'
import { fetchSettings } from '../api/settings'
import { mapContext, type RequestScope } from '../context'
import { EMPTY_MENU, type Menu, type MenuItem, menuText } from '../models/menu'
import { DEFAULT_SETTINGS, type Settings } from '../models/settings'
import { packMenu } from './packed-menu'
import type { ContactView, FooterView, ShellView, Site } from './shell-view'

/** Everything around the pages, read side by side. What cannot be had is left empty: no page fails for it. */
export async function loadShell(scope: RequestScope): Promise<ShellView> {
  const { transport } = scope
  const context = mapContext(scope)
  const menu = async (name: string) => orElse(await fetchMenu(transport, name, context), EMPTY_MENU)
  const [settings, pitch, main, contact, features, about, columns, copyright] = await Promise.all([
    fetchSettings(transport, context).then(result => orElse(result, DEFAULT_SETTINGS)),
    menu('pitch-bar'),
    menu('menu-principal'),
    menu('contact-data'),
    menu('product-features'),
    menu('footer-about-us'),
    menu('rodape-principal'),
    menu('footer-copyright')
  ])
  return {
    site: toSite(settings),
    pitch: pitch.items,
    menu: packMenu(main.items),
    footer: {
      about: toAbout(about),
      contact: toContact(contact, settings),
      features: features.items,
      columns: packMenu(columns.items),
      copyright: texts(copyright.items),
      pixPercent: settings.pixPercent
    }
  }
}

function orElse<T>(result: ApiResult<T>, empty: T): T {
  return result.ok ? result.data : empty
}

function toSite({ name, slogan, logo, sellerPanelUrl, freeShippingCents, notice, seo }: Settings): Site {
  return { name, slogan, logo, sellerPanelUrl, freeShippingCents, notice, seo }
}

const TITLE_KEYS = ['titulo', 'title']

function toAbout(about: Menu): FooterView['about'] {
  const title = TITLE_KEYS.map(key => menuText(about, key)).find(Boolean) ?? ''
  return { title, texts: texts(about.items.filter(({ label }) => !TITLE_KEYS.includes(label.toLowerCase()))) }
}

/** The menu's words first, the settings' where it has none. */
function toContact(contact: Menu, settings: Settings): ContactView {
  return {
    whatsapp: menuText(contact, 'whatsapp') || settings.whatsapp,
    phone: menuText(contact, 'telefone') || settings.phone,
    email: menuText(contact, 'email') || settings.email,
    hours: menuText(contact, 'horario'),
    address: menuText(contact, 'endereco') || addressLine(settings)
  }
}

function addressLine({ address }: Settings): string {
  if (!address) return ''
  const { street, number, district, city, state } = address
  return [street, number, district, [city, state].filter(Boolean).join('/')].filter(Boolean).join(', ')
}

// Menus double as key/value texts: the label is the key, which is nothing to show.
function texts(items: readonly MenuItem[]): string[] {
  return items.map(({ text }) => text ?? '').filter(Boolean)
}
