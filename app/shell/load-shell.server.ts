import '../i18n/messages/brands.ts'
import { madeOnce } from '../api/made-once.ts'
import { type MenuName, menuOrEmpty } from '../api/menus.ts'
import { settingsInTime, settingsOrDefaults } from '../api/settings.ts'
import { settleWithin } from '../api/settle-within.ts'
import type { RequestScope } from '../context.ts'
import { createTranslator, type Translator } from '../i18n/translator.ts'
import { PATHS } from '../links.ts'
import { loadIdentity } from '../loaders/contact.server.ts'
import { type Menu, type MenuItem, menuText } from '../models/content/menu.ts'
import type { ShellParts } from '../models/store/shell-parts.ts'
import { THEME_COLOR } from '../models/store/theme.ts'
import { type ShellView, toSite } from './shell-view.ts'
import { themeView } from './theme/theme-css.server.ts'

/** Time that the shell waits for cached data, so that it is part of the first bytes. */
const GRACE_MS = 10

export type LoadedShell = ShellView & { parts: ShellParts; themeCss: string }

/** Loads the shell's parts in parallel. A part that fails is left empty; no page fails or waits for it. */
export async function loadShell(scope: RequestScope): Promise<LoadedShell> {
  const settings = settingsOrDefaults(scope)
  const menu = async <T>(name: MenuName, map: (menu: Menu) => T) => map(await menuOrEmpty(scope, name))
  const items = (name: MenuName) => menu(name, known => known.items)
  const categories = loadMenu(items, scope)
  const identity = loadIdentity(scope, settings)
  const contact = identity.then(known => known.contact)
  const copyright = identity.then(known => known.copyright)
  const waiting = settleWithin(
    {
      pitch: items('pitch-bar'),
      menu: categories,
      features: items('product-features'),
      about: menu('footer-about-us', toAbout),
      columns: items('rodape-principal'),
      contact,
      copyright
    },
    GRACE_MS
  )
  const known = await settingsInTime(scope, settings)
  const { css: themeCss, themeColor } = themeView(known.theme)
  const site = { ...toSite(known), ...(themeColor !== THEME_COLOR && { themeColor }) }
  if (!scope.allowTagManager) site.gtm = ''
  if (site.gtm) scope.allowTagManager?.()
  return { site, parts: { ...(await waiting), cards: known.cards }, themeCss }
}

/** The brands are the last entry of the main menu. They are left out if they take longer than this. */
const BRANDS_MS = 300

/** The departments, then the brands. A shop without a department menu shows its objectives. */
async function loadMenu(read: (name: MenuName) => Promise<MenuItem[]>, { language, markIncomplete }: RequestScope) {
  const brands = read('menu-marcas')
  const main = await read('menu-principal')
  const first = main.length > 0 ? main : await read('home-objectives')
  const ready = await settleWithin({ brands }, BRANDS_MS)
  if (ready.brands instanceof Promise) {
    markIncomplete?.()
    return first
  }
  return withBrands(createTranslator(language))(first)(ready.brands)
}

const withBrands = madeOnce((t: Translator) =>
  madeOnce((first: MenuItem[]) =>
    madeOnce((brands: MenuItem[]) => {
      const items = brands.filter(({ link }) => link)
      const entry = { label: t('brands.title'), link: { href: PATHS.brands, external: false }, items }
      return items.length > 0 ? [...first, entry] : first
    })
  )
)

const TITLE_KEYS = ['titulo', 'title']

const toAbout = madeOnce((about: Menu) => {
  const title = TITLE_KEYS.map(key => menuText(about, key)).find(Boolean) ?? ''
  return { title, texts: texts(about.items.filter(({ label }) => !TITLE_KEYS.includes(label.toLowerCase()))) }
})

// These menus are key/value texts: the label is the key and is not shown.
function texts(items: readonly MenuItem[]): string[] {
  return items.map(({ text }) => text ?? '').filter(Boolean)
}
