import type { SeedBanner, SeedMenuItem } from '../types.ts'
import { bannerGroups } from './banners.ts'
import { categories } from './categories.ts'
import { linkResolves, targetResolves } from './content/links.ts'
import { matchRule } from './content/matches.ts'
import { requiredNames } from './content/required-names.ts'
import { checkTexts } from './content/texts.ts'
import { filters } from './filters.ts'
import { iconNames } from './icons.ts'
import { lists } from './lists.ts'
import { menus } from './menus.ts'
import { pages } from './pages.ts'
import { popups } from './popups.ts'
import { products } from './products.ts'
import { sellers } from './sellers.ts'
import { settings } from './settings.ts'
import { showcases } from './showcases.ts'

/** The ink of the store's text; WCAG 2.2 AAA asks for 7 where it lies over a picture. */
const INK = '#16241d'
const LEAST_CONTRAST = 7
const MOST_PACKS = 4

const banners = bannerGroups.flatMap(group => group.banners)
const slugs = new Map(products.map(product => [product.slug, product]))

/** Every inconsistency of the editorial content, one sentence each. Empty when all is well. */
export function checkContent(): string[] {
  return [
    ...checkNames(),
    ...checkTexts({ settings, menus, pages, showcases, lists, sellers, popups }, 'content'),
    ...menus.flatMap(menu => menu.items.flatMap(item => checkMenuItem(item, menu.name))),
    ...banners.flatMap(checkBanner),
    ...checkShowcases(),
    ...checkLists(),
    ...checkSellers(),
    ...checkIcons(),
    ...popups.filter(popup => popup.link && !linkResolves(popup.link)).map(popup => `popup ${popup.key}: ${popup.link}`)
  ]
}

function checkNames(): string[] {
  return [
    ...compareNames(
      'banner group',
      requiredNames.banners,
      bannerGroups.map(group => group.name)
    ),
    ...compareNames(
      'showcase',
      requiredNames.showcases,
      showcases.map(showcase => showcase.name)
    ),
    ...compareNames(
      'menu',
      requiredNames.menus,
      menus.map(menu => menu.name)
    ),
    ...compareNames(
      'page',
      requiredNames.pages,
      pages.map(page => page.slug)
    ),
    ...compareNames('popup', requiredNames.popups, [...new Set(popups.map(popup => popup.level))]),
    ...compareNames(
      'banner',
      [],
      banners.map(banner => banner.key)
    ),
    ...compareNames(
      'list',
      [],
      lists.map(list => list.slug)
    ),
    ...compareNames(
      'seller',
      [],
      sellers.map(seller => seller.slug)
    )
  ]
}

function compareNames(kind: string, wanted: string[], present: string[]): string[] {
  const missing = wanted.filter(name => !present.includes(name)).map(name => `${kind} ${name} is missing`)
  const twice = present.filter((name, at) => present.indexOf(name) !== at).map(name => `${kind} ${name} stands twice`)
  return [...missing, ...twice]
}

function checkMenuItem(item: SeedMenuItem, menu: string): string[] {
  const where = `menu ${menu}, ${item.label.pt}`
  return [
    ...(targetResolves(item.target) ? [] : [`${where}: target ${item.target}`]),
    ...(item.icon && !iconNames[item.icon] ? [`${where}: icon ${item.icon}`] : []),
    ...(item.sub ?? []).flatMap(sub => checkMenuItem(sub, menu))
  ]
}

function checkBanner(banner: SeedBanner): string[] {
  const where = `banner ${banner.key}`
  const { packs, kind, ground } = banner.scene
  return [
    ...checkTexts(banner, where),
    ...(banner.link === '' || linkResolves(banner.link) ? [] : [`${where}: link ${banner.link}`]),
    ...packs.filter(slug => !slugs.has(slug)).map(slug => `${where}: no product ${slug}`),
    // A scene draws single packs: a kit stands in it as its parts.
    ...packs.filter(slug => slugs.get(slug)?.picture.form === 'kit').map(slug => `${where}: ${slug} is a kit`),
    ...(kind === 'packs' && packs.length === 0 ? [`${where}: no packs`] : []),
    ...(packs.length > MOST_PACKS ? [`${where}: ${packs.length} packs`] : []),
    ...(contrast(ground, INK) < LEAST_CONTRAST ? [`${where}: ground ${ground} is too dark for text`] : [])
  ]
}

function checkShowcases(): string[] {
  return showcases.flatMap(({ name, limit, rule, slugs: chosen = [] }) => {
    const shown = new Set([...chosen, ...(rule ? matchRule(rule).map(product => product.slug) : [])])
    return [
      ...chosen.filter(slug => !slugs.has(slug)).map(slug => `showcase ${name}: no product ${slug}`),
      ...(shown.size < limit ? [`showcase ${name}: ${shown.size} of ${limit} products`] : [])
    ]
  })
}

/** A whole list goes into the cart at once, so nothing in it may be sold out or age restricted. */
function checkLists(): string[] {
  return lists.flatMap(list => [
    ...(list.items.length < 3 ? [`list ${list.slug}: ${list.items.length} items`] : []),
    ...list.items.flatMap(item => {
      const product = slugs.get(item.slug)
      const buyable = product?.status === 'disponivel' && !product.ageRestricted
      const left = product?.variants ? Math.max(...product.variants.values.map(({ stock }) => stock)) : product?.stock
      return buyable && item.quantity <= (left ?? 0) ? [] : [`list ${list.slug}: ${item.slug} cannot be added`]
    })
  ])
}

function checkSellers(): string[] {
  const known = new Set(categories.map(category => category.key))
  return sellers.flatMap(seller => [
    ...seller.categories.filter(key => !known.has(key)).map(key => `seller ${seller.slug}: no category ${key}`),
    ...(inBrazil(seller.latitude, seller.longitude) ? [] : [`seller ${seller.slug}: outside Brazil`])
  ])
}

/** The product page shows a product's diets and goals with the icon of the same key. */
function checkIcons(): string[] {
  const shown = filters.filter(filter => filter.key === 'dieta' || filter.key === 'objetivo')
  const wanted = shown.flatMap(filter => filter.values.map(value => value.key))
  return wanted.filter(key => !iconNames[key]).map(key => `icon ${key} is missing`)
}

function inBrazil(latitude: number, longitude: number): boolean {
  return latitude > -34 && latitude < 6 && longitude > -74 && longitude < -34
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG 2.2: relative luminance of #rrggbb. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
